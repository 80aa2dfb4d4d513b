import * as orderCalls from '@borong/api/orders'
import type { CartLineInput } from '@borong/api/cart-schema'
import { goodsOf, say, writeCart } from '../cart/public.ts'
import type { Gateway } from '../server/domain.ts'

/** Adds the goods of an order to the cart again, as far as they can still be bought. */
export function serveBuyAgain({ serve, db, now }: Gateway) {
  serve(orderCalls.buyAgain, async ({ params, buyerId, language, refuse }) => {
    const order = await db
      .selectFrom('orders')
      .select('id')
      .where((eb) => eb.or([eb('id', '=', params.orderId), eb('serial', '=', params.orderId)]))
      .where('user_id', '=', buyerId)
      .executeTakeFirst()
    if (!order) return refuse('ORDER_UNKNOWN')
    const lines = await db
      .selectFrom('order_lines')
      .select(['product_id', 'name', 'quantity'])
      .where('order_id', '=', order.id)
      .execute()
    const goods = await goodsOf(
      db,
      lines.map((line) => line.product_id),
      now(),
    )
    const canBuy = (id: number) => (goods.get(id)?.stock ?? 0) >= (goods.get(id)?.minimumOrder ?? 1)
    const writes: CartLineInput[] = lines
      .filter((line) => canBuy(line.product_id))
      .map((line) => ({
        id_item: String(line.product_id),
        product_quantity: line.quantity,
        selected: true,
        saved: false,
      }))
    if (writes.length > 0)
      await writeCart(db, buyerId, { lines: writes, notes: [] }, now(), language)
    return {
      data: {
        added: writes.map((line) => line.id_item),
        skipped: lines
          .filter((line) => !canBuy(line.product_id))
          .map((line) => ({
            id_item: String(line.product_id),
            name: line.name,
            message: say(goods.has(line.product_id) ? 'OUT_OF_STOCK' : 'ITEM_UNKNOWN', language),
          })),
      },
    }
  })
}
