import { Band, Bands } from '@borong/ui/Band'
import { Picture } from '@borong/ui/Picture'
import { Skeleton, SkeletonText } from '@borong/ui/Skeleton'
import type { TappedProduct } from '../shop/tapped-product.ts'
import styles from './Head.module.css'
import { PICTURE_SIZES } from './picture-sizes.ts'

/** The skeleton of a product page, which starts with the content of the tapped card. */
export const ProductSkeleton = ({ tapped }: { tapped?: TappedProduct }) => (
  <Bands>
    {tapped?.picture ? (
      <Picture src={tapped.picture} alt="" sizes={PICTURE_SIZES} priority rounded />
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
