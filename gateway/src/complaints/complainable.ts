import { COMPLAINT_DAYS } from '@borong/api/rules/complaint-days'
import { DAY_MS } from '@borong/api/rules/time'
import { parcelsOf } from '../orders/public.ts'
import type { Database } from '../server/database.ts'
import { openStates } from './transitions.ts'

/** The delivered parcels of an order that may be complained about now, with the part that was not refunded before. */
export async function complainable(db: Pick<Database, 'selectFrom'>, orderId: string, at: Date) {
  const parcels = (await parcelsOf(db, [orderId])).filter(
    ({ state }) => state === 'delivered' || state === 'completed',
  )
  if (parcels.length === 0) return []
  const received = await completedAt(db, [orderId])
  const open = await db
    .selectFrom('complaints')
    .select('parcel_id')
    .where('order_id', '=', orderId)
    .where('state', 'in', openStates)
    .execute()
  const blocked = new Set(open.map(({ parcel_id }) => parcel_id))
  const refunded = await refundedLines(db, orderId)
  return parcels
    .map((parcel) => ({
      ...parcel,
      until: endOf(received.get(parcel.id)),
      lines: parcel.lines
        .map(({ id, parcel_id, name, image, unit, left }) => ({
          id,
          parcel_id,
          name,
          image,
          unit,
          quantity: refunded
            .filter(({ line_id }) => line_id === id)
            .reduce((rest, { quantity }) => rest - quantity, left),
        }))
        .filter(({ quantity }) => quantity > 0),
    }))
    .filter(
      ({ id, until, lines: left }) =>
        !blocked.has(id) && (until === null || at < until) && left.length > 0,
    )
}

const endOf = (receipt: Date | undefined) =>
  receipt ? new Date(receipt.getTime() + COMPLAINT_DAYS * DAY_MS) : null

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

const refundedLines = (db: Pick<Database, 'selectFrom'>, orderId: string) =>
  db
    .selectFrom('complaint_lines')
    .innerJoin('complaints', 'complaints.id', 'complaint_lines.complaint_id')
    .select(['line_id', 'quantity'])
    .where('complaints.order_id', '=', orderId)
    .where('complaints.refunded', '>', 0)
    .execute()
