import { DAY_MS } from '@borong/api/rules/time'
import type { Database } from '../server/database.ts'
import { openStates } from './transitions.ts'

/** The time for complaints after the receipt. */
export const DAYS_AFTER_RECEIPT = 7

/** The delivered parcels of an order that may be complained about now, with the part that was not refunded before. */
export async function complainable(db: Pick<Database, 'selectFrom'>, orderId: string, at: Date) {
  const parcels = await db
    .selectFrom('order_parcels')
    .select(['id', 'seller_id', 'seller_name', 'seller_alias', 'state'])
    .where('order_id', '=', orderId)
    .where('state', 'in', ['delivered', 'completed'])
    .orderBy('id')
    .execute()
  if (parcels.length === 0) return []
  const received = await completedAt(db, [orderId])
  const open = await db
    .selectFrom('complaints')
    .select('parcel_id')
    .where('order_id', '=', orderId)
    .where('state', 'in', openStates)
    .execute()
  const blocked = new Set(open.map(({ parcel_id }) => parcel_id))
  const lines = await linesLeft(db, orderId)
  return parcels
    .map((parcel) => ({
      ...parcel,
      until: endOf(received.get(parcel.id)),
      lines: lines.filter(({ parcel_id }) => parcel_id === parcel.id),
    }))
    .filter(
      ({ id, until, lines: left }) =>
        !blocked.has(id) && (until === null || at < until) && left.length > 0,
    )
}

const endOf = (receipt: Date | undefined) =>
  receipt ? new Date(receipt.getTime() + DAYS_AFTER_RECEIPT * DAY_MS) : null

/** When the parcels of these orders were completed. */
export async function completedAt(db: Pick<Database, 'selectFrom'>, orderIds: readonly string[]) {
  const rows = await db
    .selectFrom('order_events')
    .select(['parcel_id', 'at'])
    .where('order_id', 'in', orderIds)
    .where('code', '=', 'COMPLETED')
    .execute()
  return new Map(rows.map(({ parcel_id, at }) => [parcel_id, at]))
}

async function linesLeft(db: Pick<Database, 'selectFrom'>, orderId: string) {
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'parcel_id', 'name', 'image', 'unit', 'quantity', 'cancelled'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const refunded = await db
    .selectFrom('complaint_lines')
    .innerJoin('complaints', 'complaints.id', 'complaint_lines.complaint_id')
    .select(['line_id', 'quantity'])
    .where('complaints.order_id', '=', orderId)
    .where('complaints.refunded', '>', 0)
    .execute()
  return lines
    .map(({ cancelled, ...line }) => ({
      ...line,
      quantity: refunded
        .filter(({ line_id }) => line_id === line.id)
        .reduce((left, { quantity }) => left - quantity, line.quantity - cancelled),
    }))
    .filter(({ quantity }) => quantity > 0)
}
