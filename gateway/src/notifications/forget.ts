import type { SelectQueryBuilder } from 'kysely'
import type { Tables, Trx } from '../server/database.ts'

/** Removes a buyer's notifications of orders that are not the buyer's any more. */
export async function forgetOrders(
  trx: Trx,
  userId: string,
  orders: SelectQueryBuilder<Tables, 'orders', { id: string }>,
): Promise<void> {
  await trx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('order_id', 'in', orders)
    .execute()
}
