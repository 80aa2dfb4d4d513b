import * as cargoCalls from '@borong/api/cargo'
import { atomically, type Trx } from '../server/database.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { newestPage } from '../server/newest-page.ts'
import { book } from './book.ts'
import { serveCargoDesk } from './desk.ts'
import { moveBooking } from './move.ts'
import { ratesOf } from './rates.ts'
import { cargoMigrations } from './table.ts'
import { type BookingRow, viewBooking, viewSummary } from './view.ts'

/** cargo from address to address. The desk stands in for the courier. */
export const cargo: Domain = {
  name: 'cargo',
  migrations: cargoMigrations,
  routes(gateway) {
    serveCargo(gateway)
    serveCargoDesk(gateway)
  },
}

function serveCargo(gateway: Gateway) {
  const { serve, db, now } = gateway

  serve(cargoCalls.cargoRates, async ({ query, refuse }) => {
    const found = ratesOf(query.from, query.to, query)
    return typeof found === 'string' ? refuse(found) : { result: found }
  })

  serve(cargoCalls.bookCargo, async ({ body, buyerId, language }) => {
    const made = await book(gateway, { buyerId, body, language })
    return { result: await viewBooking(db, made) }
  })

  serve(cargoCalls.cargoBookings, async ({ query, buyerId }) => {
    const { page, limit, order_serial: serial } = query
    const own = db
      .selectFrom('cargo_bookings')
      .where('user_id', '=', buyerId)
      .$if(serial !== undefined, (all) => all.where('order_serial', '=', serial!))
    const { rows, count } = await newestPage(own, { page, limit }, 'created_at')
    return { result: { items: rows.map(viewSummary), total_count: count, page, limit } }
  })

  serve(cargoCalls.cargoBooking, async ({ params, buyerId, refuse }) => {
    const row = await ownBooking(db, buyerId, params.number).executeTakeFirst()
    return row ? { result: await viewBooking(db, row) } : refuse('CARGO_UNKNOWN')
  })

  serve(cargoCalls.cancelCargo, async ({ params, buyerId, refuse }) => {
    const row = await atomically(db, async (trx): Promise<BookingRow | undefined> => {
      const found = await ownBooking(trx, buyerId, params.number).forUpdate().executeTakeFirst()
      if (found?.state !== 'booked') return found
      return moveBooking(trx, found, { state: 'cancelled', text: '', at: now() })
    })
    if (!row) return refuse('CARGO_UNKNOWN')
    return row.state === 'cancelled'
      ? { result: await viewBooking(db, row) }
      : refuse('CARGO_PICKED_UP')
  })
}

const ownBooking = (db: Pick<Trx, 'selectFrom'>, buyerId: string, number: string) =>
  db
    .selectFrom('cargo_bookings')
    .selectAll()
    .where('number', '=', number)
    .where('user_id', '=', buyerId)
