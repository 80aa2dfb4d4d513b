import * as cargoCalls from '@borong/api/cargo'
import { actsNow, readable } from '../permissions/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { newestPage } from '../server/newest-page.ts'
import { book } from './book.ts'
import { serveCargoDesk } from './desk.ts'
import { moveBooking } from './move.ts'
import { ownerOfOrder } from './sendable-order.ts'
import { ratesOf } from './rates.ts'
import { cargoMigrations } from './table.ts'
import { type BookingRow, viewBooking, viewSummaries } from './view.ts'

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
    return { result: await viewBooking(db, made, buyerId) }
  })

  serve(cargoCalls.cargoBookings, async ({ query, buyerId, refuse }) => {
    const { page, limit, order_serial: serial } = query
    // The shipments of an order are those of its owner.
    const ofOrder = serial === undefined ? undefined : await ownerOfOrder(db, buyerId, serial)
    const companyId = query.company_id ?? ofOrder?.company_id ?? undefined
    const condition = await readable(db, 'shipment', { buyerId, companyId })
    if (!condition) return refuse('COMPANY_UNKNOWN')
    const own = db
      .selectFrom('cargo_bookings')
      .where(condition)
      .$if(serial !== undefined, (all) => all.where('order_serial', '=', serial!))
    const { rows, count } = await newestPage(own, { page, limit }, 'created_at')
    return {
      result: { items: await viewSummaries(db, rows, buyerId), total_count: count, page, limit },
    }
  })

  serve(cargoCalls.cargoBooking, async ({ params, buyerId, refuse }) => {
    const row = await bookingOf(db, params.number).executeTakeFirst()
    return row && (await actsNow(db, 'shipment', row, buyerId)).has('read')
      ? { result: await viewBooking(db, row, buyerId) }
      : refuse('CARGO_UNKNOWN')
  })

  serve(cargoCalls.cancelCargo, async ({ params, buyerId, refuse }) => {
    const row = await atomically(db, async (trx): Promise<BookingRow | undefined> => {
      const found = await bookingOf(trx, params.number).forUpdate().executeTakeFirst()
      if (!found || !(await actsNow(trx, 'shipment', found, buyerId)).has('cancel'))
        return undefined
      if (found.state !== 'booked') return found
      return moveBooking(trx, found, { state: 'cancelled', text: '', at: now() })
    })
    if (!row) return refuse('CARGO_UNKNOWN')
    return row.state === 'cancelled'
      ? { result: await viewBooking(db, row, buyerId) }
      : refuse('CARGO_PICKED_UP')
  })
}

const bookingOf = (db: Pick<Trx, 'selectFrom'>, number: string) =>
  db.selectFrom('cargo_bookings').selectAll().where('number', '=', number)
