import type { Cart, CartItem, CartVendor } from '@borong/api/cart-schema'
import { isCounted } from '../cart-store/cart-view.ts'

/** A seller's part of what can be ordered now. */
export interface OrderableVendor extends CartVendor {
  /** The selected lines that can be bought. */
  lines: CartItem[]
}

/** What can be ordered now: a seller that is closed or below its minimum is left out, and keeps nobody else waiting. */
export function orderableOf(cart: Cart): OrderableVendor[] {
  return cart.detail
    .map((vendor) => ({ ...vendor, lines: vendor.details.filter(isCounted) }))
    .filter(
      ({ lines, is_open, minimum_purchase_fulfilled }) =>
        lines.length > 0 && is_open && minimum_purchase_fulfilled,
    )
}

/** The lines as the calls of vouchers and orders take them. */
export const itemsOf = (vendors: readonly OrderableVendor[]) =>
  vendors.flatMap(({ lines }) =>
    lines.map(({ id_item, product_quantity }) => ({ id_item, quantity: product_quantity })),
  )
