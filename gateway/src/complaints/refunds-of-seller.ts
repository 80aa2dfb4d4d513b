import type { Database } from '../server/database.ts'

export interface SellerRefund {
  number: string
  orderId: string
  parcelId: string
  /** The refund, and the cost of the complained goods: the buyer may have got a part of it. */
  refunded: number
  most: number
  at: Date
  lines: { lineId: string; quantity: number }[]
}

/** The refunds of a seller's goods in this time, the oldest first. A complaint does not change after its refund. */
export async function refundsOfSeller(
  db: Pick<Database, 'selectFrom'>,
  { sellerId, from, to }: { sellerId: number; from: Date; to: Date },
): Promise<SellerRefund[]> {
  const rows = await db
    .selectFrom('complaints')
    .select(['id', 'number', 'order_id', 'parcel_id', 'refunded', 'most', 'updated_at'])
    .where('seller_id', '=', sellerId)
    .where('updated_at', '>=', from)
    .where('updated_at', '<', to)
    .where('refunded', '>', 0)
    .orderBy('updated_at')
    .orderBy('id')
    .execute()
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
  return rows.map(({ id, number, order_id, parcel_id, refunded, most, updated_at }) => ({
    number,
    orderId: order_id,
    parcelId: parcel_id,
    refunded,
    most,
    at: updated_at,
    lines: lines
      .filter(({ complaint_id }) => complaint_id === id)
      .map(({ line_id, quantity }) => ({ lineId: line_id, quantity })),
  }))
}
