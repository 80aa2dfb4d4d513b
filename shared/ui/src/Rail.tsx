import { Children, type ReactNode } from 'react'
import styles from './Rail.module.css'
import { SkeletonCard } from './Skeleton.tsx'

/** Width of an image in a rail, for its `sizes`. */
export const RAIL_SIZES = '146px'

interface RailProps {
  label: string
  /** For logos rather than products. */
  narrow?: boolean
  children: ReactNode
}

/** A row of items that scrolls horizontally. */
export const Rail = ({ label, narrow, children }: RailProps) => (
  <ul className={styles.rail} aria-label={label} data-first-view={narrow ? undefined : 4}>
    {Children.map(children, (child) => (
      <li className={narrow ? styles.narrow : styles.cell}>{child}</li>
    ))}
  </ul>
)

/** The skeleton of a rail. */
export const SkeletonRail = () => (
  <div className={styles.rail}>
    {Array.from({ length: 4 }, (_, index) => (
      <div key={index} className={styles.cell}>
        <SkeletonCard />
      </div>
    ))}
  </div>
)
