import * as receiptCalls from '@borong/api/receipts'
import { arrivalDays, parcelsOf, parcelsToReceive } from '../orders/public.ts'
import type { Gateway } from '../server/domain.ts'
import { countsIn, receiptsOf } from './read.ts'
import { viewLines } from './view-lines.ts'

/** F-08: the sent parcels of a company that a member may receive: goods and quantities, without prices. */
export function serveDeliveries({ serve, db, now }: Gateway) {
  serve(receiptCalls.deliveries, async ({ params, query, buyerId, refuse }) => {
    const { page, limit } = query
    const found = await parcelsToReceive(db, { companyId: params.companyId, userId: buyerId })
    if (!found) return refuse('COMPANY_UNKNOWN')
    const { count } = await found.parcels
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const rows = await found.parcels
      .select(['order_parcels.id', 'orders.id as order_id', 'orders.state', 'orders.paid_at'])
      .orderBy('orders.id')
      .orderBy('order_parcels.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    const orderIds = [...new Set(rows.map(({ order_id }) => order_id))]
    const parcels = new Map((await parcelsOf(db, orderIds)).map((parcel) => [parcel.id, parcel]))
    const counts = countsIn(await receiptsOf(db, orderIds))
    return {
      result: {
        items: rows.map(({ id, order_id, ...order }) => {
          const parcel = parcels.get(id)!
          const { alias, city } = parcel.address
          return {
            order_id,
            order_serial: parcel.serial,
            parcel_id: id,
            vendor_name: parcel.seller_name,
            state: parcel.state!,
            tracking_number: parcel.tracking_number,
            arrives: arrivalDays(order, [parcel], now()),
            address: { alias: String(alias ?? ''), city: String(city ?? '') },
            lines: viewLines(parcel, counts),
          }
        }),
        total_count: Number(count),
        page,
        limit,
      },
    }
  })
}
