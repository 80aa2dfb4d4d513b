import type { Trx } from '../server/database.ts'
import type { RequestedOrders } from './requested-orders.ts'

/** Locks the order of a request first, and then the request. Undefined for an unknown one. */
export async function lockRequest(trx: Trx, orders: RequestedOrders, requestId: string) {
  const found = await trx
    .selectFrom('approval_requests')
    .select('order_id')
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (!found) return undefined
  await orders.lock(trx, found.order_id)
  return trx
    .selectFrom('approval_requests')
    .selectAll()
    .where('id', '=', requestId)
    .forUpdate()
    .executeTakeFirst()
}
