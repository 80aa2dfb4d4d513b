import { textsIn } from '@borong/api/messages'
import * as orderCalls from '@borong/api/orders'
import { taxOfLine } from '@borong/api/rules/ppn'
import { unitName } from '@borong/api/rules/unit-name'
import { approversOf } from '../approvals/public.ts'
import { recordTaken } from '../audit/public.ts'
import { invoicesOfOrders, paymentsOfOrders } from '../credit/public.ts'
import { namesOf } from '../identity/public.ts'
import { methodName, type PaymentRow, paymentsOf } from '../payments/public.ts'
import { asText, type Cell, csvStream } from '../server/csv.ts'
import type { Database } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { paperNumber } from '../server/paper-number.ts'
import { sendCsv } from '../server/send-csv.ts'
import { wibMinute } from '../server/wib.ts'
import { numbersFor } from '../tax-invoices/public.ts'
import { stateName } from './events.ts'
import { ordersWith } from './filter.ts'
import { fileMessages } from './messages.ts'
import { companiesIn, orderPages } from './order-pages.ts'
import { totalsOf } from './view.ts'

/** the buyer's orders as a file, with the filters of the list. */
export function serveOrdersFile(gateway: Gateway) {
  gateway.serve(orderCalls.ordersFile, async (call) => {
    const { query, buyerId, language, reply, refuse } = call
    const name = ['borong', 'orders', query.state, query.from, query.to].filter(Boolean).join('-')
    const found = await ordersWith(gateway.db, buyerId, query)
    if (!found) return refuse('COMPANY_UNKNOWN')
    const orders = found.orders.$if(query.state !== undefined, (some) =>
      some.where('orders.state', '=', query.state!),
    )
    await recordTaken(gateway, call, {
      companyIds: await companiesIn(orders),
      act: 'EXPORT_TAKEN',
      after: { file: 'orders', from: query.from ?? '', to: query.to ?? '' },
    })
    const header = Object.values(textsIn(fileMessages, language))
    return sendCsv(reply, name, csvStream(header, rowsIn(gateway.db, orderPages(orders), language)))
  })
}

async function* rowsIn(db: Database, pages: AsyncIterable<string[]>, language: Language) {
  for await (const ids of pages) yield await rowsOf(db, ids, language)
}

async function rowsOf(db: Database, ids: readonly string[], language: Language): Promise<Cell[][]> {
  const rows = await linesOf(db, ids)
  const approvers = await approversOf(db, ids)
  const payments = await paymentsOf(db, 'order', ids)
  const invoices = await invoicesOfOrders(db, ids)
  const paidOnTerms = Map.groupBy(await paymentsOfOrders(db, ids), ({ order_id }) => order_id)
  const taxInvoices = await numbersFor(db, ids)
  const names = await namesOf(
    db,
    rows.map(({ user_id }) => user_id),
  )
  const seen = new Set<string>()
  const isFirstOf = (id: string) => {
    const isFirst = !seen.has(id)
    seen.add(id)
    return isFirst
  }
  return rows.map((row) => {
    const payment = payments.get(row.id)
    const vat = row.is_pkp ? taxOfLine(row, row.paid_at ?? row.created_at) : undefined
    const first = { order: isFirstOf(row.id), parcel: isFirstOf(row.parcel_id) }
    const amounts = amountsOf(row, first)
    return [
      row.serial,
      wibMinute(row.created_at),
      stateName(row.parcel_state ?? row.state, language),
      row.company_name,
      row.po_number,
      row.wanted_on,
      row.reference,
      row.parcel_centre ?? row.cost_centre_name,
      names.get(row.user_id) ?? null,
      approvers.get(row.id)?.join(', ') ?? null,
      methodName(payment?.method ?? '', language),
      row.paid_at && wibMinute(row.paid_at),
      row.paid_at && paymentNumber(payment, paidOnTerms.get(row.id)),
      row.paid_at && (invoices.get(row.id)?.number ?? paperNumber('INV', row.serial)),
      row.seller_name,
      asText(taxInvoices.get(row.parcel_id) ?? null),
      row.name,
      row.quantity,
      row.unit === null ? null : unitName(row.unit, language, row.quantity),
      row.unit_price,
      row.quantity * row.unit_price,
      row.tax,
      vat?.net ?? null,
      vat?.base ?? null,
      vat?.tax ?? null,
      ...amounts,
      amounts.reduce((sum, amount) => sum + amount, row.quantity * row.unit_price + row.tax),
      first.parcel ? row.refunded : 0,
    ]
  })
}

/** The number by which a bank or a provider knows the money. An order on terms has one of each payment of its invoice. */
function paymentNumber(payment?: PaymentRow, onTerms?: readonly { reference: string }[]) {
  const number = onTerms?.map(({ reference }) => reference).join(', ') ?? payment?.reference ?? null
  return number !== null && /^\d+$/.test(number) ? asText(number) : number
}

type FileLine = Awaited<ReturnType<typeof linesOf>>[number]

/** The amounts of a parcel and of an order, on the first line of each: all lines add up to what the buyer paid. */
function amountsOf({ courier, ...order }: FileLine, first: { order: boolean; parcel: boolean }) {
  const totals = totalsOf(order)
  const ofOrder = [
    -totals.total_discount,
    -totals.subvention_shipping_fee,
    totals.service_fee,
    -totals.points_used,
    -totals.credit_used,
    -totals.wallet_used,
    -totals.rounding,
    totals.unique_code,
  ]
  return [
    ...[courier.price, courier.insurance_fee].map((amount) => (first.parcel ? amount : 0)),
    ...ofOrder.map((amount) => (first.order && amount !== 0 ? amount : 0)),
  ]
}

const linesOf = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .innerJoin('order_parcels as parcel', 'parcel.id', 'line.parcel_id')
    .where('orders.id', 'in', ids)
    .select(['orders.id', 'orders.serial', 'orders.created_at', 'orders.state', 'orders.paid_at'])
    .select(['orders.company_name', 'orders.cost_centre_name', 'orders.po_number'])
    .select(['orders.wanted_on', 'orders.reference', 'orders.totals', 'orders.user_id'])
    .select(['parcel.id as parcel_id', 'parcel.seller_name', 'parcel.state as parcel_state'])
    .select(['parcel.is_pkp', 'parcel.courier', 'parcel.refunded'])
    .select('parcel.cost_centre_name as parcel_centre')
    .select(['line.name', 'line.quantity', 'line.unit', 'line.unit_price', 'line.tax'])
    .orderBy('orders.id', 'desc')
    .orderBy('line.id')
    .execute()
