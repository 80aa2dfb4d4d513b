import { Children, useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './Carousel.module.css'
import { classes } from './format/classes.ts'
import { PauseIcon } from './icons/PauseIcon.tsx'
import { PlayIcon } from './icons/PlayIcon.tsx'

export interface CarouselProps {
  label: string
  /** `3 dari 5`. */
  slideLabel: (number: number, total: number) => string
  pauseLabel: string
  playLabel: string
  /** One per slide, each usually a link with its picture. */
  children: ReactNode
  /** Milliseconds on each slide; 0 never moves by itself. */
  interval?: number
}

/** Banners side by side. The browser scrolls and snaps them; it works, standing still, without a script. */
export function Carousel(props: CarouselProps) {
  const { label, slideLabel, pauseLabel, playLabel, interval = 5000 } = props
  const slides = Children.toArray(props.children)
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [playing, setPlaying] = useState(interval > 0)
  const [held, setHeld] = useState(false)
  const moves = interval > 0 && slides.length > 1

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false)
  }, [])

  useEffect(() => {
    if (!moves || !playing || held) return
    const timer = setInterval(() => {
      const list = track.current
      if (!list || document.hidden) return
      const next = (current + 1) % slides.length
      list.scrollTo({ left: next * list.clientWidth, behavior: next === 0 ? 'auto' : 'smooth' })
    }, interval)
    return () => clearInterval(timer)
  }, [moves, playing, held, current, interval, slides.length])

  function handleScroll() {
    const list = track.current
    if (list?.clientWidth) setCurrent(Math.round(list.scrollLeft / list.clientWidth))
  }

  return (
    <section
      className={styles.carousel}
      aria-label={label}
      aria-roledescription="carousel"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={track}
        className={styles.track}
        onScroll={handleScroll}
        tabIndex={0}
        aria-label={label}
      >
        {slides.map((slide, index) => (
          <li
            key={index}
            className={styles.slide}
            aria-label={slideLabel(index + 1, slides.length)}
          >
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <span className={styles.dots} aria-hidden>
            {slides.map((_, index) => (
              <i key={index} className={classes(styles.dot, index === current && styles.on)} />
            ))}
          </span>
          {moves && (
            <button
              type="button"
              className={styles.toggle}
              aria-label={playing ? pauseLabel : playLabel}
              onClick={() => setPlaying(!playing)}
            >
              {playing ? <PauseIcon size={14} filled /> : <PlayIcon size={14} filled />}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
