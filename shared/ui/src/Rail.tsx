import { Children, type ReactNode } from 'react'
import styles from './Rail.module.css'
import { SkeletonCard } from './Skeleton.tsx'

/** Width of a picture in a rail, for its `sizes`. */
export const RAIL_SIZES = '146px'

interface RailProps {
  label: string
  /** For logos rather than products. */
  narrow?: boolean
  children: ReactNode
}

/** Things side by side that one pushes with a thumb. */
export const Rail = ({ label, narrow, children }: RailProps) => (
  <ul className={styles.rail} aria-label={label} data-first-view={narrow ? undefined : 4}>
    {Children.map(children, (child) => (
      <li className={narrow ? styles.narrow : styles.cell}>{child}</li>
    ))}
  </ul>
)

/** The shape of a rail. */
export const SkeletonRail = () => (
  <div className={styles.rail}>
    {Array.from({ length: 4 }, (_, index) => (
      <div key={index} className={styles.cell}>
        <SkeletonCard />
      </div>
    ))}
  </div>
)
