import type { Database } from '../server/database.ts'

/** Whether this buyer has received the product in a completed order, which allows a review. */
export async function hasReceived(
  db: Database,
  buyerId: string,
  productId: number,
): Promise<boolean> {
  const line = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('order_lines.id')
    .where('order_lines.user_id', '=', buyerId)
    .where('order_lines.product_id', '=', productId)
    .where('orders.state', '=', 'completed')
    .whereRef('order_lines.cancelled', '<', 'order_lines.quantity')
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}

/** The completed orders of all buyers, to be joined. */
export const completedOrders = (db: Database) =>
  db
    .selectFrom('orders')
    .select(['id', 'serial', 'user_id', 'completed_at'])
    .where('state', '=', 'completed')
