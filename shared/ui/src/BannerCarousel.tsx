import { Children } from 'react'
import styles from './BannerCarousel.module.css'
import { Carousel, type CarouselProps } from './Carousel.tsx'

/** A carousel of three or more slides has its last two beside the others in a wide window, each at half their height. */
export const BannerCarousel = (props: CarouselProps) => (
  <Carousel {...props} className={Children.count(props.children) > 2 ? styles.beside : undefined} />
)
