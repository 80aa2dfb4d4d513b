import { Band, Bands } from '@borong/ui/Band'
import { Skeleton, SkeletonText } from '@borong/ui/Skeleton'
import styles from './Product.module.css'

/** The shape of a product's page. */
export const ProductSkeleton = () => (
  <Bands>
    <span className={styles.square}>
      <Skeleton height="100%" radius={2} />
    </span>
    <Band>
      <Skeleton width="45%" height={28} />
      <SkeletonText />
      <Skeleton width="60%" />
    </Band>
    <Band>
      <SkeletonText lines={3} />
    </Band>
  </Bands>
)
