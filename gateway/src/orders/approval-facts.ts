import type { OrderFacts } from '../approvals/public.ts'
import type { Trx } from '../server/database.ts'
import type { PricedOrder } from './price.ts'

/** The facts of a new order of a company, for its approval rules. */
export async function approvalFacts(
  trx: Trx,
  companyId: string,
  { packages, totals }: PricedOrder,
): Promise<OrderFacts> {
  const productIds = packages.flatMap(({ lines }) => lines.map(({ goods }) => goods.id))
  const sellerIds = new Set(packages.map(({ seller }) => seller.id))
  const categories = await trx
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select('categories.path')
    .where('products.id', 'in', productIds)
    .execute()
  const known = await trx
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
    categoryIds: new Set(categories.flatMap(({ path }) => path.map(({ id }) => Number(id)))),
    sellerIds,
    hasNewSeller: known.length < sellerIds.size,
  }
}
