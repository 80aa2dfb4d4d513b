import { readCart, viewedQuantity } from '../cart/public.ts'
import type { Database } from '../server/database.ts'
import type { Draft } from './draft.ts'
import { orderRefused } from './refused.ts'

/**
 * An order that names a cart must match its current content: lines that were ordered, removed or changed elsewhere in
 * the meantime are refused. An order without a cart, such as a checkout of a single product, is not compared.
 */
export async function checkAgainstCart(
  db: Database,
  buyerId: string,
  draft: Pick<Draft, 'cart_id' | 'items'>,
  now: Date,
): Promise<void> {
  if (draft.cart_id === undefined) return
  const { stored, goods } = await readCart(db, buyerId, now)
  const held = new Map(
    stored.lines
      .filter((line) => line.quantity > 0 && !line.saved)
      .map((line) => [line.product_id, line]),
  )
  const quantities = new Map<number, number>()
  for (const { id_item, quantity } of draft.items)
    quantities.set(Number(id_item), (quantities.get(Number(id_item)) ?? 0) + quantity)

  const changed = [...quantities].filter(([id, quantity]) => {
    const line = held.get(id)
    const product = goods.get(id)
    if (!line) return true
    // With too little stock the cart shows less than the stored quantity. Both quantities are accepted here, because
    // too little stock has its own refusal.
    const shown = product ? viewedQuantity(line, product) : line.quantity
    return quantity < shown || quantity > line.quantity
  })
  if (stored.id !== draft.cart_id || changed.length > 0)
    throw orderRefused('CART_CHANGED', { data: { items: changed.map(([id]) => String(id)) } })
}
