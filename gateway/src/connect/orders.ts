import type * as connectCalls from '@borong/api/connect'
import { productCode } from '@borong/api/rules/product-code'
import type { Reply } from '@borong/api/types'
import { namesOf } from '../identity/public.ts'
import { type OrderRow, parcelsOf, totalsOf } from '../orders/public.ts'
import type { Database } from '../server/database.ts'
import type { ApiKey } from './authenticate.ts'
import { cursorAfter, readCursor } from './cursor.ts'

type Order = Reply<typeof connectCalls.connectOrder>['order']

/** The orders of a key's company, or the personal orders of its buyer. */
const ordersOf = (db: Database, key: ApiKey) =>
  key.company_id === null
    ? db
        .selectFrom('orders')
        .where('orders.user_id', '=', key.user_id)
        .where('orders.company_id', 'is', null)
    : db.selectFrom('orders').where('orders.company_id', '=', key.company_id)

/** A page of orders, the least recently changed first; undefined for a wrong cursor. */
export async function listOrders(
  db: Database,
  key: ApiKey,
  query: { limit: number; cursor?: string | undefined; updated_since?: string | undefined },
): Promise<Reply<typeof connectCalls.connectOrders> | undefined> {
  let orders = ordersOf(db, key)
  if (query.updated_since)
    orders = orders.where('orders.updated_at', '>=', new Date(query.updated_since))
  if (query.cursor) {
    const [at = '', id = ''] = readCursor(query.cursor, 2) ?? []
    const after = new Date(at)
    if (Number.isNaN(after.getTime())) return undefined
    orders = orders.where((eb) =>
      eb(eb.refTuple('orders.updated_at', 'orders.id'), '>', eb.tuple(after, id)),
    )
  }
  const rows = await orders
    .selectAll('orders')
    .orderBy('orders.updated_at')
    .orderBy('orders.id')
    .limit(query.limit + 1)
    .execute()
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    orders: await viewOrders(db, page),
    next_cursor:
      last && rows.length > query.limit
        ? cursorAfter(last.updated_at.toISOString(), last.id)
        : null,
  }
}

/** One order by its id or serial; undefined when it is not the key's. */
export async function findOrder(
  db: Database,
  key: ApiKey,
  idOrSerial: string,
): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', idOrSerial), eb('serial', '=', idOrSerial)]))
    .executeTakeFirst()
  if (!row || row.company_id !== key.company_id) return undefined
  if (key.company_id === null && row.user_id !== key.user_id) return undefined
  return (await viewOrders(db, [row]))[0]
}

async function viewOrders(db: Database, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const parcels = await parcelsOf(
    db,
    rows.map(({ id }) => id),
  )
  const names = await namesOf(
    db,
    rows.map(({ user_id }) => user_id),
  )
  return rows.map((row) => ({
    id: row.id,
    serial: row.serial,
    state: row.state,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    ordered_by: names.get(row.user_id) ?? '',
    po_number: row.po_number,
    cost_centre: row.cost_centre_name,
    wanted_on: row.wanted_on,
    reference: row.reference,
    totals: totalsOf(row),
    parcels: parcels
      .filter(({ order_id }) => order_id === row.id)
      .map((parcel) => ({
        id: parcel.id,
        seller: { id: String(parcel.seller_id), name: parcel.seller_name },
        state: parcel.state ?? row.state,
        courier: `${parcel.courier.company} ${parcel.courier.service}`.trim(),
        tracking_number: parcel.tracking_number,
        refunded: parcel.refunded,
        lines: parcel.lines.map((line) => ({
          product_id: String(line.product_id),
          code: productCode(line.product_id),
          name: line.name,
          unit: line.unit,
          quantity: line.quantity,
          cancelled: line.cancelled,
          unit_price: line.unit_price,
          subtotal: line.quantity * line.unit_price,
          tax: line.tax,
        })),
      })),
  }))
}
