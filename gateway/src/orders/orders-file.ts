import { textsIn } from '@borong/api/messages'
import * as orderCalls from '@borong/api/orders'
import { taxOfLine } from '@borong/api/rules/ppn'
import { unitName } from '@borong/api/rules/unit-name'
import { approversOf } from '../approvals/public.ts'
import { methodName, paymentsOf } from '../payments/public.ts'
import { asText, type Cell, csvStream } from '../server/csv.ts'
import type { Database } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { paperNumber } from '../server/paper-number.ts'
import { sendCsv } from '../server/send-csv.ts'
import { wibMinute } from '../server/wib.ts'
import { stateName } from './events.ts'
import { ordersWith } from './filter.ts'
import { fileMessages } from './messages.ts'
import { totalsOf } from './view.ts'

/** A page of the file; an order has about ten lines. */
const ORDERS_OF_PAGE = 100

/** the buyer's orders as a file, with the filters of the list. */
export function serveOrdersFile(gateway: Gateway) {
  gateway.serve(orderCalls.ordersFile, async ({ query, buyerId, language, reply, refuse }) => {
    const name = ['borong', 'orders', query.state, query.from, query.to].filter(Boolean).join('-')
    const found = await ordersWith(gateway.db, buyerId, query)
    if (!found) return refuse('COMPANY_UNKNOWN')
    const orders = found.orders.$if(query.state !== undefined, (some) =>
      some.where('orders.state', '=', query.state!),
    )
    const header = Object.values(textsIn(fileMessages, language))
    return sendCsv(reply, name, csvStream(header, pagesOf(gateway, orders, language)))
  })
}

type Orders = NonNullable<Awaited<ReturnType<typeof ordersWith>>>['orders']

/** The rows of these orders, the newest first, read in pages of orders. */
async function* pagesOf(
  { db }: Pick<Gateway, 'db'>,
  orders: Orders,
  language: Language,
): AsyncGenerator<Cell[][]> {
  let last: string | undefined
  do {
    const page = await orders
      .$if(last !== undefined, (some) => some.where('orders.id', '<', last!))
      .select('orders.id')
      .orderBy('orders.id', 'desc')
      .limit(ORDERS_OF_PAGE)
      .execute()
    const ids = page.map(({ id }) => id)
    if (ids.length > 0) yield await rowsOf(db, ids, language)
    last = ids.length === ORDERS_OF_PAGE ? ids.at(-1) : undefined
  } while (last !== undefined)
}

async function rowsOf(db: Database, ids: readonly string[], language: Language): Promise<Cell[][]> {
  const rows = await linesOf(db, ids)
  const approvers = await approversOf(db, ids)
  const payments = await paymentsOf(db, 'order', ids)
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
      row.cost_centre_name,
      row.requester,
      approvers.get(row.id)?.join(', ') ?? null,
      methodName(payment?.method ?? '', language),
      row.paid_at && wibMinute(row.paid_at),
      row.paid_at && (row.credit_invoice ?? paperNumber('INV', row.serial)),
      row.seller_name,
      asText(row.tax_invoice),
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
    .leftJoin('users', 'users.id', 'orders.user_id')
    .leftJoin('tax_invoices', 'tax_invoices.parcel_id', 'parcel.id')
    .leftJoin('credit_invoices', 'credit_invoices.order_id', 'orders.id')
    .where('orders.id', 'in', ids)
    .select(['orders.id', 'orders.serial', 'orders.created_at', 'orders.state', 'orders.paid_at'])
    .select(['orders.company_name', 'orders.cost_centre_name', 'orders.po_number'])
    .select(['orders.wanted_on', 'orders.reference', 'orders.totals', 'users.name as requester'])
    .select(['parcel.id as parcel_id', 'parcel.seller_name', 'parcel.state as parcel_state'])
    .select(['parcel.is_pkp', 'parcel.courier', 'parcel.refunded'])
    .select(['tax_invoices.number as tax_invoice', 'credit_invoices.number as credit_invoice'])
    .select(['line.name', 'line.quantity', 'line.unit', 'line.unit_price', 'line.tax'])
    .orderBy('orders.id', 'desc')
    .orderBy('line.id')
    .execute()
