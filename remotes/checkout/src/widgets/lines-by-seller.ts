import type { Cart, CartItem, CartVendor } from '@borong/api/cart-schema'

/** The first lines of the cart, at most this many, by seller. */
export function linesBySeller(
  { detail }: Cart,
  most: number,
): { vendor: CartVendor; lines: CartItem[] }[] {
  let room = most
  return detail.flatMap((vendor) => {
    const lines = vendor.details.slice(0, room)
    room -= lines.length
    return lines.length > 0 ? [{ vendor, lines }] : []
  })
}
