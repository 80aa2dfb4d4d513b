import * as orderCalls from '@borong/api/orders'
import { sql } from 'kysely'
import { namesOf } from '../identity/public.ts'
import { membershipsOf } from '../memberships/public.ts'
import { methodName, paymentsOf } from '../payments/public.ts'
import { actsOn } from '../permissions/public.ts'
import type { Gateway } from '../server/domain.ts'
import { arrivalDays } from './arrival.ts'
import { ordersWith } from './filter.ts'
import { summaryOf, viewLine } from './view.ts'

/** The list names so many delivery addresses of an order. */
const NAMED_OUTLETS = 3

/** the buyer's orders, newest first, with the number of orders in each state. */
export function serveList({ serve, db, now }: Gateway) {
  serve(orderCalls.orders, async ({ query, buyerId, language, refuse }) => {
    const found = await ordersWith(db, buyerId, query)
    if (!found) return refuse('COMPANY_UNKNOWN')
    const mine = found.orders
    const states = await mine
      .select((eb) => ['orders.state', eb.fn.countAll<number>().as('count')])
      .groupBy('orders.state')
      .execute()
    const counts = Object.fromEntries(states.map((row) => [row.state, Number(row.count)]))
    const rows = await mine
      .$if(query.state !== undefined, (some) => some.where('orders.state', '=', query.state!))
      .selectAll('orders')
      .orderBy('orders.id', 'desc')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute()
    const parts = await partsOf(rows.map((row) => row.id))
    const roles = new Map(
      (await membershipsOf(db, buyerId)).map(({ companyId, role }) => [companyId, role]),
    )
    const names = await namesOf(
      db,
      rows.map((row) => row.user_id).filter((id) => id !== buyerId),
    )
    const total = query.state
      ? (counts[query.state] ?? 0)
      : states.reduce((sum, row) => sum + Number(row.count), 0)
    return {
      data: {
        items: rows.map((row) => {
          const payment = parts.payments.get(row.id)
          const line = parts.lines.get(row.id)
          const parcels = parts.parcels.get(row.id) ?? []
          const payment_name = methodName(payment?.method ?? '', language)
          return {
            ...summaryOf(row, {
              payment: { url: payment?.url ?? null, payment_name },
              acts: actsOn('order', row, buyerId, roles.get(row.company_id ?? '')),
              ordered_by: names.get(row.user_id) ?? null,
              language,
            }),
            vendors: sellersOf(parcels),
            arrives: arrivalDays(row, parcels, now()),
            first_line: line ? viewLine(line, new Set()) : null,
            ...(row.company_id === null ? {} : { outlets: outletsOf(parcels) }),
          }
        }),
        counts,
        total_count: total,
        page: query.page,
        limit: query.limit,
      },
    }
  })

  async function partsOf(ids: string[]) {
    if (ids.length === 0)
      return { payments: new Map(), parcels: new Map<string, never[]>(), lines: new Map() }
    const parcels = await db
      .selectFrom('order_parcels')
      .select(['order_id', 'seller_id', 'seller_name', 'state', 'courier'])
      .select([
        sql<string>`coalesce(address->>'shipping_address_id', '')`.as('address_id'),
        sql<string>`coalesce(nullif(address->>'alias', ''), address->>'name', '')`.as(
          'address_name',
        ),
      ])
      .where('order_id', 'in', ids)
      .orderBy('id')
      .execute()
    const lines = await db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', 'in', ids)
      .distinctOn('order_id')
      .orderBy('order_id')
      .orderBy('id')
      .execute()
    return {
      payments: await paymentsOf(db, 'order', ids),
      parcels: Map.groupBy(parcels, (parcel) => parcel.order_id),
      lines: new Map(lines.map((line) => [line.order_id, line])),
    }
  }
}

/** The sellers of an order, each once: an order for outlets has several parcels of one seller. */
function sellersOf(parcels: readonly { seller_id: number; seller_name: string }[]) {
  const names = new Map(parcels.map(({ seller_id, seller_name }) => [seller_id, seller_name]))
  return [...names].map(([id, name]) => ({ id: String(id), name }))
}

/** F-08: the delivery addresses of a company's order, each once. */
function outletsOf(parcels: readonly { address_id: string; address_name: string }[]) {
  const names = new Map(parcels.map((parcel) => [parcel.address_id, parcel.address_name]))
  return { names: [...names.values()].slice(0, NAMED_OUTLETS), count: names.size }
}
