import { textsIn } from '@borong/api/messages'
import * as orderCalls from '@borong/api/orders'
import { unitName } from '@borong/api/rules/unit-name'
import { type Cell, csvStream } from '../server/csv.ts'
import type { Database } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { sendCsv } from '../server/send-csv.ts'
import { wibMinute } from '../server/wib.ts'
import { stateName } from './events.ts'
import { ordersWith } from './filter.ts'
import { fileMessages } from './messages.ts'

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
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .innerJoin('order_parcels as parcel', 'parcel.id', 'line.parcel_id')
    .where('orders.id', 'in', ids)
    .select([
      'orders.serial',
      'orders.created_at',
      'orders.state',
      'orders.company_name',
      'orders.po_number',
      'orders.wanted_on',
      'orders.reference',
      'parcel.seller_name',
      'parcel.state as parcel_state',
      'line.name',
      'line.quantity',
      'line.unit',
      'line.unit_price',
      'line.tax',
    ])
    .orderBy('orders.id', 'desc')
    .orderBy('line.id')
    .execute()
  return rows.map((row) => [
    row.serial,
    wibMinute(row.created_at),
    stateName(row.parcel_state ?? row.state, language),
    row.company_name,
    row.po_number,
    row.wanted_on,
    row.reference,
    row.seller_name,
    row.name,
    row.quantity,
    row.unit === null ? null : unitName(row.unit, language, row.quantity),
    row.unit_price,
    row.quantity * row.unit_price,
    row.tax,
  ])
}
