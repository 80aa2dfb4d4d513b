import type { ProductCard } from '@borong/api/catalogue-entities'
import type { EventItem } from '@borong/contract/events'

/** A product as events contain it, without a price that is hidden from the visitor. */
export function eventItem({
  id,
  name,
  price,
  discount,
}: Pick<ProductCard, 'id' | 'name' | 'price' | 'discount'>): EventItem {
  const shown = discount ?? price
  return { item_id: id, item_name: name, ...(shown === null ? {} : { price: shown }) }
}
