import { HOUR_MS } from '@borong/api/rules/time'
import { outletsOf } from '../addresses/public.ts'
import type { ApprovalFacts } from '../approvals/public.ts'
import { settingsOf } from '../companies/public.ts'
import type { Database } from '../server/database.ts'
import type { BusinessColumns } from './business.ts'
import type { OrderCentre } from './order-centres.ts'
import type { PricedOrder } from './price.ts'

/** The facts of a new order of a company, for its approval rules. */
export async function approvalFacts(
  db: Pick<Database, 'selectFrom'>,
  {
    companyId,
    buyerId,
    business,
    centres,
    at,
  }: {
    companyId: string
    buyerId: string
    business: Pick<BusinessColumns, 'cost_centre_id'>
    centres: readonly OrderCentre[]
    at: Date
  },
  { packages, totals }: Pick<PricedOrder, 'packages' | 'totals'>,
): Promise<ApprovalFacts> {
  const productIds = packages.flatMap(({ lines }) => lines.map(({ goods }) => goods.id))
  const sellerIds = new Set(packages.map(({ seller }) => seller.id))
  const addressIds = packages.map(({ address }) => address.shipping_address_id)
  const categories = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select('categories.path')
    .where('products.id', 'in', productIds)
    .execute()
  const known = await db
    .selectFrom('orders')
    .innerJoin('order_parcels', 'order_parcels.order_id', 'orders.id')
    .select('order_parcels.seller_id')
    .distinct()
    .where('orders.company_id', '=', companyId)
    .where('orders.paid_at', 'is not', null)
    .where('order_parcels.seller_id', 'in', [...sellerIds])
    .execute()
  return {
    total: totals.grand_total,
    together: await earlierOrders(db, { companyId, buyerId, at, sellerIds: [...sellerIds] }),
    categoryIds: new Set(categories.flatMap(({ path }) => path.map(({ id }) => Number(id)))),
    sellerIds,
    highestPrice: Math.max(
      ...packages.flatMap(({ lines }) => lines.map(({ unit_price }) => unit_price)),
    ),
    hasNewSeller: known.length < sellerIds.size,
    requesterId: buyerId,
    outletIds: new Set([
      ...(await outletsOf(db, companyId, addressIds)).values(),
      ...[business.cost_centre_id, ...centres.map(({ id }) => id)].filter((id) => id !== null),
    ]),
  }
}

/**
 * The orders of a member at these sellers that count together with a new one, so that no order is split to stay below an
 * amount. The cart's lock serializes the orders of one buyer, so parallel ones see each other.
 */
async function earlierOrders(
  db: Pick<Database, 'selectFrom'>,
  {
    companyId,
    buyerId,
    sellerIds,
    at,
  }: { companyId: string; buyerId: string; sellerIds: readonly number[]; at: Date },
): Promise<ApprovalFacts['together']> {
  const { together_hours: hours } = await settingsOf(db, companyId)
  if (hours === 0) return { orders: 0, total: 0 }
  const orders = await db
    .selectFrom('orders')
    .select('totals')
    .where('user_id', '=', buyerId)
    .where('company_id', '=', companyId)
    .where('created_at', '>', new Date(at.getTime() - hours * HOUR_MS))
    .where('state', 'not in', ['cancelled', 'expired'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('order_parcels').select('order_id').where('seller_id', 'in', sellerIds),
    )
    .execute()
  return {
    orders: orders.length,
    total: orders.reduce((sum, { totals }) => sum + totals.grand_total, 0),
  }
}
