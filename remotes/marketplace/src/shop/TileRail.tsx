import type { ProductCard } from '@borong/api/catalogue-entities'
import { Rail, RAIL_SIZES } from '@borong/ui/Rail'
import { ProductTile } from './ProductTile.tsx'
import { useDeliveries } from './use-deliveries.ts'

interface TileRailProps {
  label: string
  items: readonly ProductCard[]
  priority?: boolean
}

/** Products side by side, with their prices at the door of a known district. */
export function TileRail({ label, items, priority }: TileRailProps) {
  const deliveryOf = useDeliveries(items)
  return (
    <Rail label={label}>
      {items.map((item, index) => (
        <ProductTile
          key={item.id}
          item={item}
          sizes={RAIL_SIZES}
          priority={priority && index < 3}
          delivery={deliveryOf(index)}
        />
      ))}
    </Rail>
  )
}
