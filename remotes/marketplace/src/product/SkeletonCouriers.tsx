import { Skeleton } from '@borong/ui/Skeleton'
import styles from './Shipping.module.css'

/** The number of couriers that are visible before the visitor expands the list. */
export const SHOWN = 3

/** The skeleton of the price at the door, the couriers, and the button for the rest. */
export const SkeletonCouriers = () => (
  <div className={styles.couriers} aria-hidden>
    <div className={styles.door}>
      <Skeleton width={180} height={11} />
    </div>
    {Array.from({ length: SHOWN }, (_, index) => (
      <div key={index} className={`${styles.courier} ${styles.waiting}`}>
        <span>
          <Skeleton width={140} height={11} />
        </span>
        <b>
          <Skeleton width={70} height={11} />
        </b>
        <small>
          <Skeleton width={100} height={11} />
        </small>
      </div>
    ))}
    <div className={styles.all} />
  </div>
)
