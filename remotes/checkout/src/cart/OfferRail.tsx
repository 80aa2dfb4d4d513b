import type { ProductCard } from '@borong/api/catalogue-entities'
import { useMessages, Widget } from '@borong/contract'
import { Button } from '@borong/ui/Button'
import { Rail, RAIL_SIZES } from '@borong/ui/Rail'
import { confirmAdded } from '../cart-store/confirm-added.ts'
import { useCart, useCartStore } from '../cart-store/use-cart.ts'
import type { ReactNode } from 'react'

const SHOWN = 10

interface OfferRailProps {
  label: string
  items: readonly ProductCard[]
  /** Rendered above the products, if there are any. */
  head?: ReactNode
}

/** A row of products with a button to add them. Omits products in the cart and products that need their own page. */
export function OfferRail({ label, items, head }: OfferRailProps) {
  const t = useMessages()
  const cartStore = useCartStore()
  const { cart } = useCart()
  const held = new Set(cart.detail.flatMap(({ details }) => details.map(({ id_item }) => id_item)))
  const offered = items.filter((item) => canPut(item) && !held.has(item.id)).slice(0, SHOWN)
  if (offered.length === 0) return null
  const put = (item: ProductCard) => {
    cartStore.put(item.id, item.minimum_order)
    confirmAdded(t, cartStore)
  }
  return (
    <>
      {head}
      <Rail label={label}>
        {offered.map((item) => (
          <Widget
            key={item.id}
            name="marketplace/product-card"
            item={item}
            sizes={RAIL_SIZES}
            action={
              <Button variant="secondary" size="small" fullWidth onClick={() => put(item)}>
                {t('widget.add')}
              </Button>
            }
          />
        ))}
      </Rail>
    </>
  )
}

const canPut = (item: ProductCard) =>
  item.in_stock && !item.is_app_only && !item.masked_price && !item.is_age_restricted
