import { HOUR_MS } from '@borong/api/rules/time'
import type { Selectable } from 'kysely'
import type { ApprovalSubject, RequestedSubject } from '../approvals/public.ts'
import { notify } from '../notifications/public.ts'
import { limitOf, methodById, releasePayment } from '../payments/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { bookRounding } from '../wallet/public.ts'
import { addEvent } from './events.ts'
import { endUnpaid } from './end.ts'
import { judgeLowered, withLeast } from './lower-lines.ts'
import { tooLittleOf } from './least-of-lines.ts'
import { lastPrices } from './last-prices.ts'
import { markPaid } from './pay.ts'
import { refuseLines, totalsWithout } from './refuse-lines.ts'
import type { OrderTable } from './table.ts'
import { totalsOf } from './view.ts'

/** Orders as subjects of approval requests. */
export const requestedOrders: ApprovalSubject = {
  async lock(trx, orderId) {
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
  },

  async refuseLines(trx, { id: orderId, refusedLines, loweredLines, language, at }) {
    const ids = new Set(refusedLines)
    if (ids.size + loweredLines.length === 0) return { refused: [], lowered: [] }
    const order = await orderOf(trx, orderId)
    const { parcels, lines } = await partsOf(trx, orderId)
    const refused = lines.filter(({ id }) => ids.has(id))
    if (refused.length < ids.size) return { problem: 'LINE_UNKNOWN' }
    if (refused.length === lines.length) return { problem: 'ALL_LINES_REFUSED' }
    const bought = await withLeast(trx, order.id, lines, at)
    const judged = judgeLowered(
      bought.filter(({ id }) => !ids.has(id)),
      loweredLines,
      order.created_at,
    )
    if ('problem' in judged) return judged
    const { lowered } = judged
    const rest = lines.flatMap((line) =>
      ids.has(line.id) ? [] : (lowered.find(({ id }) => id === line.id) ?? line),
    )
    const quantities = new Map(rest.map(({ id, quantity }) => [id, quantity]))
    const short = tooLittleOf(bought, ({ id }) => quantities.get(id) ?? 0)
    if (short)
      return {
        problem: 'QUANTITY_TOO_LOW',
        values: { name: short.name, least: short.together },
      }
    const totals = totalsWithout(order, parcels, rest)
    const method = await methodOf(trx, orderId, totals.total_payment)
    if (method && limitOf(method, totals.total_payment, language))
      return { problem: 'REST_TOO_SMALL' }
    const freed = await refuseLines(trx, { order, parcels, lines, refused, rest, totals, at })
    const before = new Map(lines.map(({ id, quantity }) => [id, quantity]))
    const less = lowered.map(({ id, name, quantity }) => ({
      id,
      before: before.get(id)!,
      quantity,
      text: `${name} × ${quantity}`,
    }))
    const events = [
      ['APPROVAL_LINES_REFUSED', freed.map(({ name }) => name)],
      ['APPROVAL_LINES_LOWERED', less.map(({ text }) => text)],
    ] as const
    for (const [code, names] of events)
      if (names.length > 0)
        await addEvent(trx, { orderId, code, detail: names.join(', ').slice(0, 300), at })
    return { refused: freed, lowered: less.map(({ text: _text, ...line }) => line) }
  },

  async wait(trx, { id: orderId, until }) {
    await trx
      .updateTable('orders')
      .set({ payment_deadline: until })
      .where('id', '=', orderId)
      .execute()
  },

  async release(trx, { id: orderId, gateway, language, at }) {
    const order = await orderOf(trx, orderId)
    const totals = totalsOf(order)
    const method = await methodOf(trx, orderId, totals.total_payment)
    const expiresAt = new Date(at.getTime() + (method?.hours ?? 0) * HOUR_MS)
    const payment = await releasePayment(trx, {
      subject: { type: 'order', id: order.id, serial: order.serial },
      userId: order.user_id,
      due: totals.total_payment,
      method,
      at,
      expiresAt,
      language,
    })
    await trx
      .updateTable('orders')
      .set({
        state: 'awaiting_payment',
        payment_deadline: expiresAt,
        updated_at: at,
        totals: JSON.stringify({
          ...totals,
          unique_code: payment.unique_code,
          total_payment: payment.amount,
        }),
      })
      .where('id', '=', orderId)
      .execute()
    await addEvent(trx, { orderId, code: 'APPROVAL_GRANTED', at })
    if (totals.rounding > 0)
      await bookRounding(trx, { serial: order.serial, amount: totals.rounding, at })
    if (totals.total_payment === 0)
      await markPaid(trx, { orderId, at, demoSpeed: gateway.config.demoSpeed })
  },

  async refuse(trx, { id: orderId, reason, at }) {
    await addEvent(trx, { orderId, code: 'APPROVAL_REFUSED', detail: reason, at })
    await endUnpaid(trx, { orderId, as: 'cancelled', reason, at, silent: true })
  },

  async read(db, orderIds) {
    if (orderIds.length === 0) return new Map()
    const rows = await db.selectFrom('orders').selectAll().where('id', 'in', orderIds).execute()
    return new Map(rows.map((row) => [row.id, requested(row)]))
  },

  async lines(db, orderId, at) {
    const { parcels, lines } = await partsOf(db, orderId)
    const judged = await withLeast(db, orderId, lines, at)
    return judged.map(({ parcel_id, ...line }) => ({
      id: line.id,
      product_id: line.product_id,
      name: line.name,
      image: line.image,
      unit: line.unit,
      vendor_name: parcels.find((parcel) => parcel.id === parcel_id)?.seller_name ?? '',
      quantity: line.quantity,
      unit_price: line.unit_price,
      least: line.least,
      step: line.step,
    }))
  },

  lastPrices: (db, { id: orderId, ...bought }) => lastPrices(db, { ...bought, orderId }),

  notifyOfResult: (trx, { id: orderId, requesterId: userId, kind, ...result }) =>
    notify(trx, { ...result, userId, orderId, kind: `APPROVAL_${kind}` }),
}

const orderOf = (trx: Trx, orderId: string) =>
  trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()

async function partsOf(db: Database | Trx, orderId: string) {
  const parcels = await db
    .selectFrom('order_parcels')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return { parcels, lines }
}

// Balances and points pay an order whose refused lines leave nothing to pay.
async function methodOf(trx: Trx, orderId: string, due: number) {
  const payment = await trx
    .selectFrom('payments')
    .select('method')
    .where('subject_type', '=', 'order')
    .where('subject_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return due > 0 ? methodById(payment.method) : undefined
}

function requested(order: Selectable<OrderTable>): RequestedSubject {
  const { total_discount, total_price, grand_total } = order.totals
  return {
    serial: order.serial,
    name: null,
    company_name: order.company_name ?? '',
    cost_centre_name: order.cost_centre_name,
    po_number: order.po_number,
    wanted_on: order.wanted_on,
    reference: order.reference,
    grand_total,
    discount: total_discount,
    shipping_and_fees: grand_total - total_price + total_discount,
    line_count: order.line_count,
  }
}
