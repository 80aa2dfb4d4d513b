import { judgedOrders } from '../approvals/public.ts'
import { companiesOf, roleIn } from '../memberships/public.ts'
import { type Act, actsNow, mandate, type Owned } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'

type Reader = Pick<Database, 'selectFrom'>

/**
 * P-03: the orders that a buyer may read: those that the buyer made for nobody else or for a company of today, or those
 * of one company that are in the member's mandate. Undefined for a stranger of the company.
 */
export async function visibleOrders(
  db: Reader,
  { buyerId, companyId }: { buyerId: string; companyId?: string | undefined },
) {
  const orders = db.selectFrom('orders')
  if (companyId === undefined) {
    const own = orders.where('orders.user_id', '=', buyerId)
    return {
      orders: own.where((eb) =>
        eb.or([
          eb('orders.company_id', 'is', null),
          eb('orders.company_id', 'in', companiesOf(db, buyerId)),
        ]),
      ),
    }
  }
  const role = await roleIn(db, { companyId, userId: buyerId })
  if (!role) return undefined
  const ofCompany = orders.where('orders.company_id', '=', companyId)
  switch (mandate.read[role]) {
    case 'all':
      return { orders: ofCompany }
    case 'own':
      return { orders: ofCompany.where('orders.user_id', '=', buyerId) }
    case 'judged': {
      const judged = judgedOrders(db, { companyId, approverId: buyerId })
      return {
        orders: ofCompany.where((eb) =>
          eb.or([eb('orders.user_id', '=', buyerId), eb('orders.id', 'in', judged)]),
        ),
      }
    }
  }
}

/** P-03: whether a buyer may do this with the order now. */
export async function mayActOn(
  db: Reader,
  act: Act,
  { buyerId, order }: { buyerId: string; order: Owned & { id: string } },
): Promise<boolean> {
  if ((await actsNow(db, order, buyerId)).has(act)) return true
  if (act !== 'read' || order.company_id === null) return false
  const visible = await visibleOrders(db, { buyerId, companyId: order.company_id })
  const found = await visible?.orders
    .select('orders.id')
    .where('orders.id', '=', order.id)
    .executeTakeFirst()
  return found !== undefined
}

/** The order with this id or serial, with its owner, when the buyer may do this with it now. */
export async function orderFor(
  db: Reader,
  act: Act,
  { buyerId, orderId }: { buyerId: string; orderId: string },
) {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', orderId), eb('serial', '=', orderId)]))
    .executeTakeFirst()
  return order && (await mayActOn(db, act, { buyerId, order })) ? order : undefined
}
