import type { ProductCard } from '@borong/api/catalogue-entities'
import { ProductGrid } from '@borong/ui/ProductGrid'
import { ProductTile } from './ProductTile.tsx'
import { useDeliveries } from './use-deliveries.ts'

/** A short list of products, with their prices at the door of a known district. */
export function TileGrid({ items }: { items: readonly ProductCard[] }) {
  const deliveryOf = useDeliveries(items)
  return (
    <ProductGrid>
      {items.map((item, index) => (
        <ProductTile key={item.id} item={item} delivery={deliveryOf(index)} />
      ))}
    </ProductGrid>
  )
}
