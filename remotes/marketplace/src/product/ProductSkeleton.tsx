import { Band, Bands } from '@borong/ui/Band'
import { Image } from '@borong/ui/Image'
import { Skeleton, SkeletonText } from '@borong/ui/Skeleton'
import type { TappedProduct } from '../shop/tapped-product.ts'
import styles from './Head.module.css'
import { IMAGE_SIZES } from './image-sizes.ts'

/** The skeleton of a product page, which starts with the content of the tapped card. */
export const ProductSkeleton = ({ tapped }: { tapped?: TappedProduct }) => (
  <Bands isWide>
    {tapped?.image ? (
      <Image src={tapped.image} alt="" sizes={IMAGE_SIZES} priority rounded />
    ) : (
      <span className={styles.square}>
        <Skeleton height="100%" radius={8} />
      </span>
    )}
    <Band>
      <Skeleton width="45%" height={36} />
      {tapped ? <p className={styles.title}>{tapped.name}</p> : <SkeletonText />}
      <Skeleton width="60%" />
    </Band>
    <Band>
      <SkeletonText lines={3} />
    </Band>
  </Bands>
)
