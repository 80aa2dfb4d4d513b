import type { Cart, CartItem, CartVendor } from '@borong/api/cart-schema'
import { isCounted } from '../cart-store/cart-view.ts'

/** A seller with its lines that can be ordered now. */
export interface OrderableVendor extends CartVendor {
  /** The selected lines that can be bought. */
  lines: CartItem[]
}

/** The sellers that can be ordered from now. A seller that is closed or below its minimum does not block the others. */
export function orderableOf(cart: Cart): OrderableVendor[] {
  return cart.detail
    .map((vendor) => ({ ...vendor, lines: vendor.details.filter(isCounted) }))
    .filter(
      ({ lines, is_open, minimum_purchase_fulfilled }) =>
        lines.length > 0 && is_open && minimum_purchase_fulfilled,
    )
}

/** The lines as input of the voucher and order calls. */
export const itemsOf = (vendors: readonly OrderableVendor[]) =>
  vendors.flatMap(({ lines }) =>
    lines.map(({ id_item, product_quantity }) => ({ id_item, quantity: product_quantity })),
  )
