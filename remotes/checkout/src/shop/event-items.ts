import type { CartItem } from '@borong/api/cart-schema'
import type { EventItem } from '@borong/contract/events'

/** Lines of a cart as fields of events. */
export const eventItems = (
  lines: readonly Pick<CartItem, 'id_item' | 'name' | 'unit_price' | 'product_quantity'>[],
): EventItem[] =>
  lines.map((line) => ({
    item_id: line.id_item,
    item_name: line.name,
    price: line.unit_price,
    quantity: line.product_quantity,
  }))
