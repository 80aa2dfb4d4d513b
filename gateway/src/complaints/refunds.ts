import { cancellationsOf } from '../cancellations/public.ts'
import type { Database } from '../server/database.ts'

export interface Refund {
  /** Of the complaint or of the cancellation. */
  number: string
  isCancellation: boolean
  orderId: string
  parcelId: string
  /** The refund, and the cost of the complained goods: the buyer may have got a part of it. */
  refunded: number
  most: number
  /** The cash back and points of the goods, which lowered the refund. */
  deducted: number
  /** The returned shipping and fees of a cancellation, and the part of them that the buyer had not paid. */
  costs: number
  relief: number
  at: Date
  /** A cancellation has the price of its units. */
  lines: { lineId: string; quantity: number; price?: number }[]
}

/** The part of an order's value that a refund takes off. */
export const creditedBy = ({
  refunded,
  costs,
  relief,
}: Pick<Refund, 'refunded' | 'costs' | 'relief'>): number => refunded + costs - relief

/** The money that came back to the buyer. */
export const returnedBy = (
  refund: Pick<Refund, 'refunded' | 'costs' | 'relief' | 'deducted'>,
): number => creditedBy(refund) - refund.deducted

type Of = { orderIds: readonly string[] } | { sellerId: number; from: Date; to: Date }

/** The refunds of orders, or of a seller's goods in a time, the oldest first: of complaints and of cancellations. */
export async function refundsOf(db: Pick<Database, 'selectFrom'>, of: Of): Promise<Refund[]> {
  const all = [...(await complaintRefunds(db, of)), ...(await cancellationRefunds(db, of))]
  return all.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const cancellationRefunds = async (db: Pick<Database, 'selectFrom'>, of: Of): Promise<Refund[]> =>
  (await cancellationsOf(db, of)).map((row) => ({
    number: row.number,
    isCancellation: true,
    orderId: row.order_id,
    parcelId: row.parcel_id,
    refunded: row.goods,
    most: row.goods,
    deducted: 0,
    costs: row.costs,
    relief: row.relief,
    at: row.created_at,
    lines: row.lines.map(({ line_id, quantity, price }) => ({ lineId: line_id, quantity, price })),
  }))

/** A complaint does not change after its refund. */
async function complaintRefunds(db: Pick<Database, 'selectFrom'>, of: Of): Promise<Refund[]> {
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
    isCancellation: false,
    costs: 0,
    relief: 0,
    orderId: order_id,
    parcelId: parcel_id,
    at: updated_at,
    lines: lines
      .filter(({ complaint_id }) => complaint_id === id)
      .map(({ line_id, quantity }) => ({ lineId: line_id, quantity })),
  }))
}
