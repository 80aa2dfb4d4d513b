import type { CargoParty, cargoBooking } from '@borong/api/cargo.shapes'
import type { CallReply } from '@borong/api/shape'
import type { Selectable } from 'kysely'
import { actsNow, ownerFacts } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'
import type { CargoBookingTable } from './table.ts'

export type BookingRow = Selectable<CargoBookingTable>

/** A booking as a list shows it, without its owner. */
function viewSummary(row: BookingRow) {
  const [sender, recipient] = partiesOf(row)
  return {
    number: row.number,
    tracking_number: row.tracking_number,
    state: row.state,
    service: row.service,
    from_city: sender.city,
    to_city: recipient.city,
    pickup_day: row.pickup_day,
    price: row.freight + row.insurance,
    created_at: row.created_at.toISOString(),
  }
}

/** The sender and the recipient of a booking. */
export const partiesOf = ({
  sender,
  recipient,
}: Pick<BookingRow, 'sender' | 'recipient'>): [CargoParty, CargoParty] => [
  JSON.parse(sender) as CargoParty,
  JSON.parse(recipient) as CargoParty,
]

/** The acts on several bookings by the booking's id, each the oldest first. */
export async function eventsOf(db: Pick<Database, 'selectFrom'>, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('cargo_events')
    .select(['booking_id', 'state', 'text', 'created_at'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ booking_id }) => booking_id)
}

/** Bookings as a list of this reader shows them. */
export async function viewSummaries(
  db: Pick<Database, 'selectFrom'>,
  rows: readonly BookingRow[],
  readerId: string,
) {
  const factsOf = await ownerFacts(db, rows, readerId)
  return rows.map((row) => ({ ...viewSummary(row), ...factsOf(row) }))
}

/** A booking as this reader sees it. */
export async function viewBooking(
  db: Pick<Database, 'selectFrom'>,
  row: BookingRow,
  readerId: string,
): Promise<CallReply<typeof cargoBooking>['result']> {
  const factsOf = await ownerFacts(db, [row], readerId)
  const [sender, recipient] = partiesOf(row)
  const events = (await eventsOf(db, [row.id])).get(row.id) ?? []
  const { goods, chargeable_kg, packages, length_cm, width_cm, height_cm, declared_value } = row
  const { freight, insurance, shortest_days, longest_days, order_serial } = row
  return {
    ...viewSummary(row),
    ...factsOf(row),
    acts: [...(await actsNow(db, 'shipment', row, readerId))],
    cost_centre_name: row.cost_centre_name,
    sender,
    recipient,
    goods,
    weight_kg: row.weight_grams / 1000,
    chargeable_kg,
    packages,
    length_cm,
    width_cm,
    height_cm,
    declared_value,
    freight,
    insurance,
    shortest_days,
    longest_days,
    order_serial,
    events: events.map(({ state, text, created_at }) => ({
      state,
      text,
      at: created_at.toISOString(),
    })),
  }
}
