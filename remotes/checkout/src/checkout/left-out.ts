import type { Cart, CartItem, CartVendor } from '@borong/api/cart-schema'
import { orderableOf } from '../shop/orderable.ts'

/** What of a seller the buyer has chosen and can't order now. */
export interface LeftOutVendor {
  vendor: CartVendor
  lines: CartItem[]
}

/** What was chosen and is not part of the order: all of a seller that is closed or below its minimum, else single lines. */
export function leftOutOf(cart: Cart): LeftOutVendor[] {
  const ordered = new Set(
    orderableOf(cart).flatMap(({ lines }) => lines.map(({ id_item }) => id_item)),
  )
  return cart.detail
    .map((vendor) => ({
      vendor,
      lines: vendor.details.filter(({ selected, id_item }) => selected && !ordered.has(id_item)),
    }))
    .filter(({ lines }) => lines.length > 0)
}
