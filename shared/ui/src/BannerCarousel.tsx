import { Children } from 'react'
import styles from './BannerCarousel.module.css'
import { Carousel, type CarouselProps } from './Carousel.tsx'
import { ChevronLeftIcon } from './icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from './icons/ChevronRightIcon.tsx'

/**
 * A carousel of three or more slides has its last two beside the others in a wide window, each at half their height. A
 * mouse moves the others with arrows; the keyboard reaches every slide.
 */
export function BannerCarousel(props: CarouselProps) {
  const count = Children.count(props.children)
  const isBeside = count > 2
  return (
    <Carousel
      {...props}
      className={isBeside ? styles.beside : undefined}
      controls={
        (count === 2 || count > 3) && (
          <>
            <Arrow by={-1} />
            <Arrow by={1} />
          </>
        )
      }
    />
  )
}

const Arrow = ({ by }: { by: 1 | -1 }) => (
  <button
    type="button"
    className={by < 0 ? styles.before : styles.after}
    aria-hidden
    tabIndex={-1}
    onClick={({ currentTarget }) => move(currentTarget.parentElement!.querySelector('ul')!, by)}
  >
    {by < 0 ? <ChevronLeftIcon /> : <ChevronRightIcon />}
  </button>
)

/** Moves the track by one slide, from the last one to the first and back. */
function move(track: HTMLElement, by: 1 | -1) {
  const { scrollLeft, scrollWidth, clientWidth } = track
  const to = scrollLeft + by * clientWidth
  const isOver = to < -1 || to > scrollWidth - clientWidth + 1
  const left = isOver ? (by < 0 ? scrollWidth : 0) : to
  track.scrollTo({ left, behavior: 'smooth' })
}
