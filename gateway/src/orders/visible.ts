import { sql } from 'kysely'
import { judgedOrders } from '../approvals/public.ts'
import { type Act, actsNow, outletsFor, readable } from '../permissions/public.ts'
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

/**
 * P-03: the order with this id or serial, with the reader's acts on it and the parcels that the reader receives, when the
 * reader may do this act now. A member of an outlet may receive the parcels to it, without any other act on the order.
 */
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
  const receives = acts.has('receive')
    ? () => true
    : await outletReceiver(db, { order, userId: buyerId })
  const all = receives ? new Set([...acts, 'receive' as const]) : acts
  return all.has(act) ? { ...order, acts: all, receives: receives ?? (() => false) } : undefined
}

/** Which parcels of another member's order a member receives for the own outlets; undefined when there are none. */
async function outletReceiver(
  db: Reader,
  { order, userId }: { order: { id: string; company_id: string | null }; userId: string },
): Promise<((parcel: { outlet_id: string | null }) => boolean) | undefined> {
  if (order.company_id === null) return undefined
  const outlets = await outletsFor(db, 'order', 'receive', { companyId: order.company_id, userId })
  if (outlets.length === 0) return undefined
  const parcel = await db
    .selectFrom('order_parcels')
    .select('id')
    .where('order_id', '=', order.id)
    .where('outlet_id', 'in', outlets)
    .limit(1)
    .executeTakeFirst()
  return parcel && (({ outlet_id }) => outlet_id !== null && outlets.includes(outlet_id))
}

/** The fields of an order that its notifications and payments need. */
export const ownedOrder = (db: Reader, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'serial', 'user_id', 'company_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
