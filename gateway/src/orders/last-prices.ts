import type { Database } from '../server/database.ts'

/** The unit price and the time of the last paid order of a company for each of these products, beside this order. */
export async function lastPrices(
  db: Pick<Database, 'selectFrom'>,
  {
    companyId,
    productIds,
    orderId,
  }: { companyId: string; productIds: readonly number[]; orderId: string },
): Promise<Map<number, { unit_price: number; paid_at: Date }>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.product_id', 'order_lines.unit_price', 'orders.paid_at'])
    .distinctOn('order_lines.product_id')
    .where('order_lines.product_id', 'in', productIds)
    .where('orders.company_id', '=', companyId)
    .where('orders.id', '!=', orderId)
    .where('orders.paid_at', 'is not', null)
    .where('orders.state', 'not in', ['cancelled', 'expired'])
    .whereRef('order_lines.cancelled', '<', 'order_lines.quantity')
    .orderBy('order_lines.product_id')
    .orderBy('orders.paid_at', 'desc')
    .execute()
  return new Map(
    rows.map(({ product_id, unit_price, paid_at }) => [
      product_id,
      { unit_price, paid_at: paid_at! },
    ]),
  )
}
