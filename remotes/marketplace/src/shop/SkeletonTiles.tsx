import { Skeleton } from '@borong/ui/Skeleton'
import styles from './SkeletonTiles.module.css'

/** The skeleton of square tiles with a name below, in the grid of the final list. */
export const SkeletonTiles = ({ count, className }: { count: number; className?: string }) => (
  <div className={className} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className={styles.tile}>
        <span className={styles.square}>
          <Skeleton height="100%" radius={8} />
        </span>
        <Skeleton width="70%" height={12} />
      </span>
    ))}
  </div>
)
