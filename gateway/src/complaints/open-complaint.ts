import type { Database } from '../server/database.ts'
import { openStates } from './transitions.ts'

/** The oldest complaint of a buyer that is not decided yet. */
export async function openComplaintOf(db: Pick<Database, 'selectFrom'>, userId: string) {
  const open = await db
    .selectFrom('complaints')
    .select(['order_id', 'number'])
    .where('user_id', '=', userId)
    .where('state', 'in', openStates)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return open && { orderId: open.order_id, number: open.number }
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
