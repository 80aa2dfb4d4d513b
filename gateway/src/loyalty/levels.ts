import { DAY_MS } from '@borong/api/rules/time'
import { sql } from 'kysely'
import type { Database } from '../server/database.ts'

const YEAR_MS = 365 * DAY_MS

/** The levels by what a buyer spent on completed orders in twelve months, and the share of the usual points that they earn. */
export const levels = [
  { id: 'bronze', from: 0, percent: 100 },
  { id: 'silver', from: 25_000_000, percent: 125 },
  { id: 'gold', from: 100_000_000, percent: 150 },
] as const

export type Level = (typeof levels)[number]

/** The value of goods of a buyer, or of a company, in orders that were completed in the twelve months before this moment. */
export async function spentInYear(db: Database, ownerId: string, at: Date): Promise<number> {
  const { spent } = await db
    .selectFrom('orders')
    .select(({ selectFrom }) => {
      const refunded = selectFrom('order_parcels')
        .select(sql<number>`sum(refunded - refunded_costs)`.as('sum'))
        .whereRef('order_parcels.order_id', '=', 'orders.id')
      return sql<number>`coalesce(sum(greatest(0, (totals->>'total_price')::bigint
        - (totals->>'total_discount')::bigint - coalesce(${refunded}, 0))), 0)`.as('spent')
    })
    .where((eb) =>
      eb.or([
        eb('company_id', '=', ownerId),
        eb.and([eb('user_id', '=', ownerId), eb('company_id', 'is', null)]),
      ]),
    )
    .where('state', '=', 'completed')
    .where('completed_at', '>', new Date(at.getTime() - YEAR_MS))
    .executeTakeFirstOrThrow()
  return Number(spent)
}

/** The level for what was spent in twelve months. */
export const levelFor = (spent: number): Level =>
  levels.findLast(({ from }) => spent >= from) ?? levels[0]
