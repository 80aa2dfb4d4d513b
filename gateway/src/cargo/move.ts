import type { CargoState } from '@borong/api/rules/cargo'
import { freeBudgets } from '../companies/public.ts'
import { type NotificationKind, notifyOwner } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { refund } from './pay.ts'
import type { BookingRow } from './view.ts'

/** The states that follow a state. A shipment in transit reports each place. */
export const nextStates: Readonly<Record<CargoState, readonly CargoState[]>> = {
  booked: ['picked_up', 'cancelled'],
  picked_up: ['in_transit', 'delivered'],
  in_transit: ['in_transit', 'delivered'],
  delivered: [],
  cancelled: [],
}

const kinds = {
  booked: 'CARGO_BOOKED',
  picked_up: 'CARGO_PICKED_UP',
  in_transit: 'CARGO_IN_TRANSIT',
  delivered: 'CARGO_DELIVERED',
  cancelled: 'CARGO_CANCELLED',
} as const satisfies Record<CargoState, NotificationKind>

/** Adds an act to the history of a booking and notifies its buyer, or the admins of its company when the buyer has left. */
export async function report(
  trx: Trx,
  booking: Pick<BookingRow, 'id' | 'user_id' | 'company_id' | 'number'>,
  { state, text, at }: { state: CargoState; text: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('cargo_events')
    .values({ id: newId(), booking_id: booking.id, state, text, created_at: at })
    .execute()
  await notifyOwner(trx, booking, {
    kind: kinds[state],
    path: pathOf(booking.number),
    detail: booking.number,
    at,
  })
}

export const pathOf = (number: string) => `/services/borong-kargo/${number}` as const

/** Moves a locked booking to a state that follows its own. A cancelled one is refunded, and frees the budgets of its company. */
export async function moveBooking(
  trx: Trx,
  booking: BookingRow,
  act: { state: CargoState; text: string; at: Date },
): Promise<BookingRow> {
  const { state, at } = act
  await trx
    .updateTable('cargo_bookings')
    .set({ state, updated_at: at })
    .where('id', '=', booking.id)
    .execute()
  if (state === 'cancelled') {
    await refund(trx, booking, at)
    await freeBudgets(trx, booking.id)
  }
  await report(trx, booking, act)
  return { ...booking, state, updated_at: at }
}
