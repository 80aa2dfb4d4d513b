import { later, useMessages } from '@borong/contract'
import { useImageUrl } from '@borong/patterns/use-image-url'
import { Carousel } from '@borong/ui/Carousel'
import { Image } from '@borong/ui/Image'
import { memo, Suspense, useState } from 'react'
import type { TappedProduct } from '../shop/tapped-product.ts'
import type { Product } from './offer.ts'
import { IMAGE_SIZES } from './image-sizes.ts'
import styles from './Product.module.css'

const Zoom = later(() => import(/* webpackChunkName: 'product-sheets' */ './Zoom.tsx'))
const Thumbs = later(() => import(/* webpackChunkName: 'wide-window' */ './Thumbs.tsx'))

/** The card's smaller image remains visible until the sharp one has loaded. */
const groundOf = (image: string) => `center / cover url("${image}")`

/** The product's images in a carousel; a tap shows one full-screen. */
export const Gallery = memo(
  ({ product, tapped, isWide }: { product: Product; tapped?: TappedProduct; isWide: boolean }) => {
    const t = useMessages()
    const imageUrl = useImageUrl()
    const [zoomed, setZoomed] = useState<number>()
    const { images, name } = product
    if (images.length === 0) return <Image src={null} alt={name} sizes={IMAGE_SIZES} />
    return (
      <div className={styles.gallery}>
        <Carousel
          label={t('product.images')}
          slideLabel={(number, total) => t('carousel.slide', { number, total })}
          pauseLabel={t('carousel.pause')}
          playLabel={t('carousel.play')}
          interval={0}
        >
          {images.map((image, index) => (
            <button
              key={image}
              type="button"
              className={styles.slide}
              aria-label={t('product.zoom', { number: index + 1, name })}
              onClick={() => setZoomed(index)}
            >
              <Image
                src={imageUrl(image)}
                alt=""
                sizes={IMAGE_SIZES}
                priority={index === 0}
                color={index === 0 && tapped?.image ? groundOf(tapped.image) : undefined}
              />
            </button>
          ))}
        </Carousel>
        <div className={styles.thumbs}>
          {isWide && (
            <Suspense>
              <Thumbs images={images} />
            </Suspense>
          )}
        </div>
        {zoomed !== undefined && (
          <Suspense>
            <Zoom images={images} name={name} start={zoomed} onClose={() => setZoomed(undefined)} />
          </Suspense>
        )}
      </div>
    )
  },
)
