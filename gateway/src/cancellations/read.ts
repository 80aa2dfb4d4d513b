import { sql } from 'kysely'
import type { Database } from '../server/database.ts'

type Of = { orderIds: readonly string[] } | { sellerId: number; from: Date; to: Date }

/** The cancellations of orders, or of a seller's goods in a time, the oldest first, with their lines. */
export async function cancellationsOf(db: Pick<Database, 'selectFrom'>, of: Of) {
  if ('orderIds' in of && of.orderIds.length === 0) return []
  const all = db.selectFrom('cancellations').selectAll().orderBy('created_at').orderBy('id')
  const rows = await (
    'orderIds' in of
      ? all.where('order_id', 'in', of.orderIds)
      : all
          .where('seller_id', '=', of.sellerId)
          .where('created_at', '>=', of.from)
          .where('created_at', '<', of.to)
  ).execute()
  return withLines(db, rows)
}

/** These cancellations with their lines. */
export async function withLines<Row extends { id: string }>(
  db: Pick<Database, 'selectFrom'>,
  rows: readonly Row[],
) {
  if (rows.length === 0) return []
  const lines = await db
    .selectFrom('cancelled_lines')
    .selectAll()
    .where(
      'cancellation_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('line_id')
    .execute()
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ cancellation_id }) => cancellation_id === row.id),
  }))
}

/** The cancellations since then, to be joined. */
export const cancelledSince = (from: Date) =>
  sql`select order_id, parcel_id, created_at as at from cancellations where created_at >= ${from}`
