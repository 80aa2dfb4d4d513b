import { useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { IconButton } from '@borong/ui/IconButton'
import { ChevronLeftIcon } from '@borong/ui/icons/ChevronLeftIcon'
import { ChevronRightIcon } from '@borong/ui/icons/ChevronRightIcon'
import { XIcon } from '@borong/ui/icons/XIcon'
import { Image } from '@borong/ui/Image'
import { Modal } from '@borong/ui/Modal'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './Zoom.module.css'

interface ZoomProps {
  images: readonly string[]
  name: string
  start: number
  onClose: () => void
}

/** The images full-screen: swipe or go by an arrow to the next one, tap to zoom in and pan. */
export default function Zoom({ images, name, start, onClose }: ZoomProps) {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const track = useRef<HTMLUListElement>(null)
  const [large, setLarge] = useState<number>()
  const [at, setAt] = useState(start)
  const total = images.length
  useEffect(() => {
    track.current?.scrollTo({ left: start * track.current.clientWidth })
  }, [start])
  const follow = () =>
    setAt(Math.round(track.current!.scrollLeft / Math.max(1, track.current!.clientWidth)))
  const arrow = (index: number, icon: ReactNode) => (
    <IconButton
      label={t('carousel.slide', { number: index + 1, total })}
      icon={icon}
      variant="raised"
      onClick={() => track.current!.scrollTo({ left: index * track.current!.clientWidth })}
    />
  )
  return (
    <Modal className={styles.zoom} aria-label={t('product.images')} onClose={onClose}>
      <ul ref={track} className={styles.track} onScroll={follow}>
        {images.map((image, index) => (
          <li key={image} className={styles.frame}>
            <button
              type="button"
              className={`${styles.image} ${large === index ? styles.large : ''}`}
              aria-pressed={large === index}
              aria-label={t('product.closer', { number: index + 1, name })}
              onClick={() => setLarge(large === index ? undefined : index)}
            >
              <Image
                src={imageUrl(image)}
                alt=""
                sizes={large === index ? '220vw' : '100vw'}
                fit="contain"
              />
            </button>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={styles.arrows}>
          {arrow((at + total - 1) % total, <ChevronLeftIcon />)}
          <span role="status">{t('carousel.slide', { number: at + 1, total })}</span>
          {arrow((at + 1) % total, <ChevronRightIcon />)}
        </div>
      )}
      <div className={styles.close}>
        <IconButton label={t('close')} icon={<XIcon />} variant="raised" onClick={onClose} />
      </div>
    </Modal>
  )
}
