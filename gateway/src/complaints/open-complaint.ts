import { orderFor } from '../orders/public.ts'
import type { Database } from '../server/database.ts'
import { openStates } from './transitions.ts'

/** The oldest complaint of a buyer that is not decided yet. Those of a company that the buyer has left go on without. */
export async function openComplaintOf(db: Pick<Database, 'selectFrom'>, userId: string) {
  const open = await db
    .selectFrom('complaints')
    .select(['order_id', 'number'])
    .where('user_id', '=', userId)
    .where('state', 'in', openStates)
    .orderBy('id')
    .execute()
  for (const { order_id: orderId, number } of open)
    if (await orderFor(db, 'read', { buyerId: userId, orderId })) return { orderId, number }
  return undefined
}

/** Whether a complaint about this order is not decided yet. */
export async function hasOpenComplaint(
  db: Pick<Database, 'selectFrom'>,
  orderId: string,
): Promise<boolean> {
  const open = await db
    .selectFrom('complaints')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', openStates)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
