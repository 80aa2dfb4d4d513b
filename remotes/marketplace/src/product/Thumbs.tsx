import { useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Image } from '@borong/ui/Image'
import { useEffect, useRef, useState } from 'react'
import styles from './Thumbs.module.css'

/** Small images below the gallery of a wide window. They scroll the list beside them. */
export default function Thumbs({ images }: { images: readonly string[] }) {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const [current, setCurrent] = useState(0)
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const track = trackOf(own.current)
    const follow = () => {
      if (track?.clientWidth) setCurrent(Math.round(track.scrollLeft / track.clientWidth))
    }
    track?.addEventListener('scroll', follow)
    return () => track?.removeEventListener('scroll', follow)
  }, [])
  const show = (index: number) => {
    const track = trackOf(own.current)
    track?.scrollTo({ left: index * track.clientWidth })
    setCurrent(index)
  }
  return (
    <div ref={own} className={styles.thumbs} role="group" aria-label={t('product.thumbs')}>
      {images.map((image, index) => (
        <button
          key={image}
          type="button"
          className={styles.thumb}
          aria-label={t('carousel.slide', { number: index + 1, total: images.length })}
          aria-pressed={index === current}
          onClick={() => show(index)}
        >
          <Image src={imageUrl(image)} alt="" sizes="72px" rounded />
        </button>
      ))}
    </div>
  )
}

const trackOf = (own: HTMLElement | null) => own?.parentElement?.parentElement?.querySelector('ul')
