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
