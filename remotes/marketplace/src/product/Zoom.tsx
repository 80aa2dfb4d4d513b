import { useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { IconButton } from '@borong/ui/IconButton'
import { XIcon } from '@borong/ui/icons/XIcon'
import { Image } from '@borong/ui/Image'
import { Modal } from '@borong/ui/Modal'
import { useEffect, useRef, useState } from 'react'
import styles from './Zoom.module.css'

interface ZoomProps {
  images: readonly string[]
  name: string
  start: number
  onClose: () => void
}

/** The images full-screen: swipe to the next one, tap to zoom in and pan. */
export default function Zoom({ images, name, start, onClose }: ZoomProps) {
  const t = useMessages()
  const imageUrl = useImageUrl()
  const track = useRef<HTMLUListElement>(null)
  const [large, setLarge] = useState<number>()
  useEffect(() => {
    track.current?.scrollTo({ left: start * track.current.clientWidth })
  }, [start])
  return (
    <Modal className={styles.zoom} aria-label={t('product.images')} onClose={onClose}>
      <ul ref={track} className={styles.track}>
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
      <div className={styles.close}>
        <IconButton label={t('close')} icon={<XIcon />} variant="raised" onClick={onClose} />
      </div>
    </Modal>
  )
}
