import { Children, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
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
  /** One per slide, each usually a link with an image. */
  children: ReactNode
  /** Milliseconds on each slide; 0 disables automatic movement. */
  interval?: number
  className?: string
  /** Above the slides. */
  controls?: ReactNode
}

const lessMotion = '(prefers-reduced-motion: reduce)'

function onMotionChange(notify: () => void) {
  const query = matchMedia(lessMotion)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** Banners side by side. The browser scrolls and snaps them. Without scripts there is no automatic movement. */
export function Carousel(props: CarouselProps) {
  const { label, slideLabel, pauseLabel, playLabel, interval = 5000 } = props
  const count = Children.count(props.children)
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const calm = useSyncExternalStore(
    onMotionChange,
    () => matchMedia(lessMotion).matches,
    () => false,
  )
  const [wanted, setWanted] = useState<boolean>()
  const playing = wanted ?? !calm
  const [held, setHeld] = useState(false)
  const moves = interval > 0 && count > 1

  useEffect(() => {
    if (!moves || !playing || held) return
    const timer = setInterval(() => {
      const list = track.current
      if (!list || document.hidden) return
      // Slides outside the track do not scroll.
      const scrolling = Math.round(list.scrollWidth / list.clientWidth)
      const next = (current + 1) % scrolling
      list.scrollTo({ left: next * list.clientWidth, behavior: next === 0 ? 'auto' : 'smooth' })
    }, interval)
    return () => clearInterval(timer)
  }, [moves, playing, held, current, interval])

  function handleScroll() {
    const list = track.current
    if (list?.clientWidth) setCurrent(Math.round(list.scrollLeft / list.clientWidth))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only pauses
    <section
      className={classes(styles.carousel, props.className)}
      aria-label={label}
      aria-roledescription="carousel"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul ref={track} className={styles.track} data-first-view="1" onScroll={handleScroll}>
        {Children.map(props.children, (slide, index) => (
          <li className={styles.slide} aria-label={slideLabel(index + 1, count)}>
            {slide}
          </li>
        ))}
      </ul>
      {props.controls}
      {count > 1 && (
        <div className={styles.controls}>
          <span className={styles.dots} aria-hidden>
            {Children.map(props.children, (_, index) => (
              <i className={classes(styles.dot, index === current && styles.on)} />
            ))}
          </span>
          {moves && (
            <button
              type="button"
              className={styles.toggle}
              aria-label={playing ? pauseLabel : playLabel}
              onClick={() => setWanted(!playing)}
            >
              {playing ? <PauseIcon size={14} filled /> : <PlayIcon size={14} filled />}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
