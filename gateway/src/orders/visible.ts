import { judgedOrders } from '../approvals/public.ts'
import { roleIn } from '../memberships/public.ts'
import { mayWithRole } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'

type Reader = Pick<Database, 'selectFrom'>

/**
 * P-03: the orders that a buyer may read: the own ones, or those of one company. There finance and admins see all,
 * approvers what they judge, and every member the own ones. Undefined for a stranger of the company.
 */
export async function visibleOrders(
  db: Reader,
  { buyerId, companyId }: { buyerId: string; companyId?: string | undefined },
) {
  const orders = db.selectFrom('orders')
  if (companyId === undefined) return { orders: orders.where('orders.user_id', '=', buyerId) }
  const role = await roleIn(db, { companyId, userId: buyerId })
  if (!role) return undefined
  const ofCompany = orders.where('orders.company_id', '=', companyId)
  if (mayWithRole(role, 'company:see-orders')) return { orders: ofCompany }
  if (!mayWithRole(role, 'company:approve'))
    return { orders: ofCompany.where('orders.user_id', '=', buyerId) }
  const judged = judgedOrders(db, { companyId, approverId: buyerId })
  return {
    orders: ofCompany.where((eb) =>
      eb.or([eb('orders.user_id', '=', buyerId), eb('orders.id', 'in', judged)]),
    ),
  }
}

/** P-03: whether a buyer may read this order: as its buyer, or as a member of its company. */
export async function maySeeOrder(
  db: Reader,
  {
    buyerId,
    order,
  }: { buyerId: string; order: { id: string; user_id: string; company_id: string | null } },
): Promise<boolean> {
  if (order.user_id === buyerId) return true
  if (order.company_id === null) return false
  const visible = await visibleOrders(db, { buyerId, companyId: order.company_id })
  const found = await visible?.orders
    .select('orders.id')
    .where('orders.id', '=', order.id)
    .executeTakeFirst()
  return found !== undefined
}

/** The order with this id and its buyer, when the reader may see it. */
export async function visibleOrder(
  db: Reader,
  { buyerId, orderId }: { buyerId: string; orderId: string },
) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'user_id', 'company_id'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  return order && (await maySeeOrder(db, { buyerId, order })) ? order : undefined
}
