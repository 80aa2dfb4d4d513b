import * as orderCalls from '@borong/api/orders'
import { fillCart } from '../cart/public.ts'
import type { Gateway } from '../server/domain.ts'
import { orderFor } from './visible.ts'

/** Adds the goods of an order to the cart again, as far as they can still be bought. */
export function serveBuyAgain(gateway: Gateway) {
  const { serve, db } = gateway
  serve(orderCalls.buyAgain, async ({ params, buyerId, language, refuse }) => {
    const { orderId } = params
    const order = await orderFor(db, 'reorder', { buyerId, orderId })
    if (!order) return refuse('ORDER_UNKNOWN')
    const lines = await db
      .selectFrom('order_lines')
      .select(['product_id as productId', 'name', 'quantity'])
      .where('order_id', '=', order.id)
      .execute()
    const { added, skipped } = await fillCart(gateway, buyerId, lines, language)
    return { data: { added, skipped } }
  })
}
