import { PlainId, PlainText } from '@borong/api/plain'
import * as v from 'valibot'
import { deskAct, deskPage, readPage } from '../desk/public.ts'
import type { Gateway } from '../server/domain.ts'
import { type DeskBooking, deskView } from './desk-view.ts'
import { deskMessages } from './messages.ts'
import { moveBooking, nextStates } from './move.ts'
import { eventsOf, partiesOf } from './view.ts'

const Move = v.object({
  number: PlainId,
  /** The state that the operator has seen. */
  before: v.picklist(['booked', 'picked_up', 'in_transit']),
  state: v.picklist(['picked_up', 'in_transit', 'delivered', 'cancelled']),
  /** The place, the name of the recipient, or the reason. */
  text: v.pipe(PlainText(300), v.minLength(3)),
})

/** The operators' page of shipments under way. A move, its notification and its log line are one transaction. */
export function serveCargoDesk(gateway: Gateway): void {
  deskPage(gateway, ['operator'], {
    path: '/cargo',
    title: deskMessages.title,
    read: (_actor, _params, { page }) => openBookings(gateway, page),
    view: ({ bookings }, language) => deskView(bookings, language),
  })

  deskAct(gateway, ['operator'], {
    path: '/cargo',
    action: 'move-cargo',
    body: Move,
    async run(trx, { number, before, state, text }) {
      const row = await trx
        .selectFrom('cargo_bookings')
        .selectAll()
        .where('number', '=', number)
        .where('state', '=', before)
        .forUpdate()
        .executeTakeFirst()
      if (!row || !nextStates[row.state].includes(state)) return undefined
      await moveBooking(trx, row, { state, text, at: gateway.now() })
      return { subject: number, detail: `${state}: ${text}`, reply: { state } }
    },
  })
}

async function openBookings({ db }: Gateway, page: number) {
  const open = db
    .selectFrom('cargo_bookings')
    .selectAll()
    .where('state', 'in', ['booked', 'picked_up', 'in_transit'])
    .orderBy('id')
  const { rows, has_more } = await readPage(page, open)
  const events = await eventsOf(
    db,
    rows.map(({ id }) => id),
  )
  const bookings: DeskBooking[] = rows.map((row) => {
    const [sender, recipient] = partiesOf(row)
    const { number, tracking_number, service, state, pickup_day, goods, packages } = row
    return {
      number,
      tracking_number,
      service,
      state,
      pickup_day,
      sender,
      recipient,
      goods,
      packages,
      weight_kg: row.weight_grams / 1000,
      events: events.get(row.id) ?? [],
    }
  })
  return { bookings, has_more }
}
