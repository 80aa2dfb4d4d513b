import { sql } from 'kysely'
import { judgedOrders } from '../approvals/public.ts'
import { type Act, actsNow, readable } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'

type Reader = Pick<Database, 'selectFrom'>

/** P-03: the orders that a buyer may read, the own ones or those of a company; undefined for a stranger of the company. */
export async function visibleOrders(
  db: Reader,
  { buyerId, companyId }: { buyerId: string; companyId?: string | undefined },
) {
  const condition = await readable(db, 'order', {
    buyerId,
    companyId,
    judged: (approver) => sql`orders.id in ${judgedOrders(db, approver)}`,
  })
  return condition && { orders: db.selectFrom('orders').where(condition) }
}

/** P-03: the order with this id or serial, with the reader's acts on it, when the reader may do this one now. */
export async function orderFor(
  db: Reader,
  act: Act<'order'>,
  { buyerId, orderId }: { buyerId: string; orderId: string },
) {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', orderId), eb('serial', '=', orderId)]))
    .executeTakeFirst()
  if (!order) return undefined
  const acts = await actsNow(db, 'order', order, buyerId, async (approver) => {
    const judged = judgedOrders(db, approver).where('approval_requests.order_id', '=', order.id)
    return (await judged.executeTakeFirst()) !== undefined
  })
  return acts.has(act) ? { ...order, acts } : undefined
}

/** The fields of an order that its notifications and payments need. */
export const ownedOrder = (db: Reader, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'serial', 'user_id', 'company_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
