import * as cancellationCalls from '@borong/api/cancellations'
import { actorOf } from '../audit/public.ts'
import { namesOf } from '../identity/public.ts'
import { orderFor, parcelsOf, waivedIn } from '../orders/public.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { amountsOf } from './amounts.ts'
import { cancel } from './cancel.ts'
import { cancellable } from './cancellable.ts'
import { serveCancellationDesk } from './desk.ts'
import { judgeLines } from './judge-lines.ts'
import { cancellationsOf } from './read.ts'
import { cancellationsMigrations } from './table.ts'

/** Cancellations of goods after the payment, until their seller packs them. */
export const cancellations: Domain = {
  name: 'cancellations',
  migrations: cancellationsMigrations,
  routes(gateway) {
    serveRead(gateway)
    servePreview(gateway)
    serveCancel(gateway)
    serveCancellationDesk(gateway)
  },
}

function serveRead({ serve, db, now }: Gateway) {
  serve(cancellationCalls.cancellations, async ({ params, buyerId, refuse }) => {
    const order = await orderFor(db, 'read', { buyerId, orderId: params.orderId })
    if (!order) return refuse('ORDER_UNKNOWN')
    const parcels = order.acts.has('cancel') ? await cancellable(db, order.id, now()) : []
    const rows = await cancellationsOf(db, { orderIds: [order.id] })
    const bought = await parcelsOf(db, [order.id])
    const lineOf = (lineId: string) =>
      bought.flatMap(({ lines }) => lines).find(({ id }) => id === lineId)
    const names = await namesOf(
      db,
      rows.map(({ user_id }) => user_id),
    )
    return {
      result: {
        parcels: parcels
          .filter(({ state }) => state === 'processed')
          .map(({ id, seller_name, lines }) => ({
            parcel_id: id,
            vendor_name: seller_name,
            lines: lines
              .filter(({ left }) => left > 0)
              .map(({ id: line, name, image, unit, unit_price, left, least, step }) => ({
                id: line,
                name,
                image,
                unit_type: unit,
                unit_price,
                quantity: left,
                least,
                step,
              })),
          })),
        items: rows.map((row) => ({
          number: row.number,
          at: row.created_at.toISOString(),
          vendor_name: bought.find(({ id }) => id === row.parcel_id)?.seller_name ?? '',
          by: names.get(row.user_id) ?? '',
          reason: row.reason,
          amount: row.goods + row.costs - row.relief,
          lines: row.lines.map(({ line_id, quantity }) => ({
            name: lineOf(line_id)?.name ?? '',
            quantity,
            unit_type: lineOf(line_id)?.unit ?? '',
          })),
        })),
      },
    }
  })
}

function servePreview({ serve, db, now }: Gateway) {
  serve(cancellationCalls.previewCancellation, async ({ params, body, buyerId, refuse }) => {
    const order = await orderFor(db, 'cancel', { buyerId, orderId: params.orderId })
    if (!order) return refuse('ORDER_UNKNOWN')
    const parcels = await cancellable(db, order.id, now())
    const quantities = judgeLines(parcels, body.lines)
    const parts = amountsOf(order.totals, parcels, quantities)
    const ends_order = parcels
      .flatMap(({ lines }) => lines)
      .every(({ id, left }) => left === (quantities.get(id) ?? 0))
    const sum = (of: (part: (typeof parts)[number]) => number) =>
      parts.reduce((total, part) => total + of(part), 0)
    const goods = sum((part) => part.goods)
    const charged = sum(({ shipping, service, subsidy }) => shipping + service - subsidy)
    const waived = await waivedIn(db, order, goods + charged)
    const costs = charged + sum(({ uniqueCode }) => uniqueCode) - waived
    return { result: { amount: goods + costs, goods, costs, ends_order } }
  })
}

function serveCancel(gateway: Gateway) {
  gateway.serve(cancellationCalls.cancelGoods, async (call) => {
    const { params, body } = call
    return {
      result: await cancel(gateway, { actor: actorOf(call), orderId: params.orderId, body }),
    }
  })
}
