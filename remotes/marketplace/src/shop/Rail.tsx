import type { ProductCard } from '@borong/api/catalogue-entities'
import { SkeletonCard } from '@borong/ui/Skeleton'
import { Children, type ReactNode } from 'react'
import { ProductTile } from './ProductTile.tsx'
import styles from './Rail.module.css'

/** Width of a picture in a rail. */
export const RAIL_SIZES = '146px'

interface RailProps {
  label: string
  /** For logos rather than products. */
  narrow?: boolean
  children: ReactNode
}

/** Things side by side that one pushes with a thumb. */
export const Rail = ({ label, narrow, children }: RailProps) => (
  <ul className={styles.rail} aria-label={label}>
    {Children.map(children, (child) => (
      <li className={narrow ? styles.narrow : styles.cell}>{child}</li>
    ))}
  </ul>
)

interface TileRailProps {
  label: string
  items: readonly ProductCard[]
  priority?: boolean
}

/** Products side by side. */
export const TileRail = ({ label, items, priority }: TileRailProps) => (
  <Rail label={label}>
    {items.map((item, index) => (
      <ProductTile key={item.id} item={item} sizes={RAIL_SIZES} priority={priority && index < 3} />
    ))}
  </Rail>
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
