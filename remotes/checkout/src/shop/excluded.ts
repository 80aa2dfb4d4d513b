import type { Cart, CartItem, CartVendor } from '@borong/api/cart-schema'
import { orderableOf } from './orderable.ts'

/** One seller's selected lines that can't be ordered now. */
export interface ExcludedVendor {
  vendor: CartVendor
  lines: CartItem[]
}

/** Selected lines outside the order: all of a seller that is closed or below its minimum, otherwise single lines. */
export function excludedOf(cart: Cart): ExcludedVendor[] {
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
