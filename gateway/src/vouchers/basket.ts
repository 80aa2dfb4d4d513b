import { lineTotal } from '@borong/api/rules/price-tier'
import { goodsFor, readCart, viewCart } from '../cart/public.ts'
import { methodById } from '../payments/public.ts'
import type { Database } from '../server/database.ts'
import type { Basket } from './effect.ts'

/** The basket of a buyer: the given lines, or those selected in the cart. */
export async function basketOf(
  db: Database,
  buyerId: string,
  input: {
    items?: readonly { id_item: string; quantity: number }[] | undefined
    payment_id?: string | undefined
  },
  now: Date,
): Promise<Basket> {
  const paymentGroup =
    input.payment_id === undefined ? undefined : methodById(input.payment_id)?.group
  if (!input.items) {
    const { stored, goods } = await readCart(db, buyerId, now)
    return { goods: viewCart(stored, goods, true, now, 'id').total_price, paymentGroup }
  }
  const goods = await goodsFor(
    db,
    buyerId,
    input.items.map((item) => Number(item.id_item)),
    now,
  )
  const worth = input.items.map((item) =>
    lineTotal(goods.get(Number(item.id_item))?.prices ?? [], item.quantity),
  )
  return { goods: worth.reduce((sum, amount) => sum + amount, 0), paymentGroup }
}
