import type { ProductCard } from '@borong/api/catalogue-entities'
import { Rail, RAIL_SIZES } from '@borong/ui/Rail'
import { ProductTile } from './ProductTile.tsx'

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
