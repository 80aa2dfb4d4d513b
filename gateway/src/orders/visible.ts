import { judgedOrders } from '../approvals/public.ts'
import { companiesOf, roleIn } from '../memberships/public.ts'
import { type Act, actsNow, mandate } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'
import type { OrderRow } from './view.ts'

type Reader = Pick<Database, 'selectFrom'>

/**
 * P-03: the orders that a buyer may read. Without a company: private orders, and own orders for companies that the buyer is
 * a member of. With a company: the orders in the mandate of the member's role. Undefined for a stranger of the company.
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

/** P-03: the order with this id or serial, with the reader's acts on it, when the reader may do this one now. */
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
  if (!order) return undefined
  const acts = await actsNow(db, order, buyerId)
  const isAllowed = acts.has(act) || (act === 'read' && (await isVisible(db, buyerId, order)))
  return isAllowed ? { ...order, acts } : undefined
}

async function isVisible(
  db: Reader,
  buyerId: string,
  { id, company_id }: Pick<OrderRow, 'id' | 'company_id'>,
): Promise<boolean> {
  if (company_id === null) return false
  const visible = await visibleOrders(db, { buyerId, companyId: company_id })
  const found = await visible?.orders
    .select('orders.id')
    .where('orders.id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** The fields of an order that its notifications and payments need. */
export const ownedOrder = (db: Reader, orderId: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'serial', 'user_id', 'company_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
