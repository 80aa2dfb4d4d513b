import type { Database } from '../server/database.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** The levels by what a buyer spent on completed orders in twelve months, and the share of the usual points that they earn. */
export const levels = [
  { id: 'bronze', from: 0, percent: 100 },
  { id: 'silver', from: 25_000_000, percent: 125 },
  { id: 'gold', from: 100_000_000, percent: 150 },
] as const

export type Level = (typeof levels)[number]

/** The value of the buyer's goods in orders that were completed in the twelve months before this moment. */
export async function spentInYear(db: Database, buyerId: string, at: Date): Promise<number> {
  const orders = await db
    .selectFrom('orders')
    .select((eb) => [
      'totals',
      eb
        .selectFrom('order_parcels')
        .select((parcel) => parcel.fn.sum<number>('refunded').as('sum'))
        .whereRef('order_parcels.order_id', '=', 'orders.id')
        .as('refunded'),
    ])
    .where('user_id', '=', buyerId)
    .where('state', '=', 'completed')
    .where('completed_at', '>', new Date(at.getTime() - YEAR_MS))
    .execute()
  return orders.reduce(
    (sum, { totals, refunded }) =>
      sum + Math.max(0, totals.total_price - totals.total_discount - Number(refunded ?? 0)),
    0,
  )
}

/** The level for what was spent in twelve months. */
export const levelFor = (spent: number): Level =>
  levels.findLast(({ from }) => spent >= from) ?? levels[0]
