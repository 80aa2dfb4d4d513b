import type { Database } from '../server/database.ts'

export interface Refund {
  number: string
  orderId: string
  parcelId: string
  /** The refund, and the cost of the complained goods: the buyer may have got a part of it. */
  refunded: number
  most: number
  /** The cash back and points of the goods, which lowered the refund. */
  deducted: number
  at: Date
  lines: { lineId: string; quantity: number }[]
}

/** The refunds of orders, or of a seller's goods in a time, the oldest first. A complaint does not change after its refund. */
export async function refundsOf(
  db: Pick<Database, 'selectFrom'>,
  of: { orderIds: readonly string[] } | { sellerId: number; from: Date; to: Date },
): Promise<Refund[]> {
  const solved = db
    .selectFrom('complaints')
    .select(['id', 'number', 'order_id', 'parcel_id', 'refunded', 'most', 'deducted'])
    .select('updated_at')
    .where('refunded', '>', 0)
    .orderBy('updated_at')
    .orderBy('id')
  if ('orderIds' in of && of.orderIds.length === 0) return []
  const rows = await (
    'orderIds' in of
      ? solved.where('order_id', 'in', of.orderIds)
      : solved
          .where('seller_id', '=', of.sellerId)
          .where('updated_at', '>=', of.from)
          .where('updated_at', '<', of.to)
  ).execute()
  if (rows.length === 0) return []
  const lines = await db
    .selectFrom('complaint_lines')
    .selectAll()
    .where(
      'complaint_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('line_id')
    .execute()
  return rows.map(({ id, order_id, parcel_id, updated_at, ...refund }) => ({
    ...refund,
    orderId: order_id,
    parcelId: parcel_id,
    at: updated_at,
    lines: lines
      .filter(({ complaint_id }) => complaint_id === id)
      .map(({ line_id, quantity }) => ({ lineId: line_id, quantity })),
  }))
}
