import { textsIn } from '@borong/api/messages'
import * as orderCalls from '@borong/api/orders'
import { unitName } from '@borong/api/rules/unit-name'
import { type Cell, csvOf } from '../server/csv.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { sendCsv } from '../server/send-csv.ts'
import { wibMinute } from '../server/wib.ts'
import { stateName } from './events.ts'
import { ordersWith, type OrderFilter } from './filter.ts'
import { fileMessages } from './messages.ts'
import type { OrderState } from './table.ts'

/** the buyer's orders as a file, with the filters of the list. */
export function serveOrdersFile(gateway: Gateway) {
  gateway.serve(orderCalls.ordersFile, async ({ query, buyerId, language, reply, refuse }) => {
    const name = ['borong', 'orders', query.state, query.from, query.to].filter(Boolean).join('-')
    const file = await ordersFile(gateway, { buyerId, language, filter: query })
    return file === undefined ? refuse('COMPANY_UNKNOWN') : sendCsv(reply, name, file)
  })
}

interface FileOptions {
  buyerId: string
  language: Language
  filter: OrderFilter & { state?: OrderState | undefined }
}

async function ordersFile({ db }: Gateway, { buyerId, language, filter }: FileOptions) {
  const { state } = filter
  const found = await ordersWith(db, buyerId, filter)
  if (!found) return undefined
  const rows = await found.orders
    .$if(state !== undefined, (some) => some.where('orders.state', '=', state!))
    .innerJoin('order_lines as line', 'line.order_id', 'orders.id')
    .innerJoin('order_parcels as parcel', 'parcel.id', 'line.parcel_id')
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
  const cells = rows.map((row): Cell[] => [
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
  return csvOf([Object.values(textsIn(fileMessages, language)), ...cells])
}
