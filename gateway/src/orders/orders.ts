import * as orderCalls from '@borong/api/orders'
import { closePayment } from '../payments/public.ts'
import { atomically } from '../server/database.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { advanceParcels } from './advance.ts'
import { serveBuyAgain } from './buy-again.ts'
import { retryCashBacks } from './cash-back.ts'
import { serveCreate } from './serve-create.ts'
import { endUnpaid } from './end.ts'
import { expireOrders } from './expire.ts'
import { orderGauges } from './gauges.ts'
import { serveList } from './list.ts'
import { serveOrdersFile } from './orders-file.ts'
import { orderPayments } from './payment-owner.ts'
import { readOrder } from './read.ts'
import { orderFor } from './visible.ts'
import { serveFacture } from './serve-facture.ts'
import { serveOutletPlan } from './serve-outlet-plan.ts'
import { serveSpend } from './serve-spend.ts'
import { ordersMigrations } from './table.ts'

export const orders: Domain = {
  name: 'orders',
  migrations: ordersMigrations,
  gauges: orderGauges,
  paymentOwners: [orderPayments],
  routes(gateway) {
    serveCreate(gateway)
    serveList(gateway)
    serveOrdersFile(gateway)
    serveOne(gateway)
    serveCancel(gateway)
    serveBuyAgain(gateway)
    serveSpend(gateway)
    serveFacture(gateway)
    serveOutletPlan(gateway)
  },
  jobs: [
    { name: 'move parcels', everySeconds: 1, run: advanceParcels },
    { name: 'end unpaid orders', everySeconds: 5, run: expireOrders },
    { name: 'retry cash backs', everySeconds: 30, run: retryCashBacks },
  ],
}

function serveOne(gateway: Gateway) {
  gateway.serve(orderCalls.order, async ({ params, buyerId, language, refuse }) => {
    const data = await readOrder(gateway, buyerId, params.orderId, language)
    return data ? { data } : refuse('ORDER_UNKNOWN')
  })
}

function serveCancel(gateway: Gateway) {
  gateway.serve(orderCalls.cancelOrder, async ({ params, body, buyerId, language, refuse }) => {
    const { orderId } = params
    const order = await orderFor(gateway.db, 'cancel', { buyerId, orderId })
    if (!order) return refuse('ORDER_UNKNOWN')
    const ended = await atomically(gateway.db, (trx) =>
      endUnpaid(trx, {
        orderId: order.id,
        as: 'cancelled',
        reason: body.reason,
        at: gateway.now(),
      }),
    )
    if (!ended) return refuse('NOT_CANCELLABLE')
    await closePayment(gateway, { type: 'order', id: order.id })
    return { data: (await readOrder(gateway, buyerId, order.id, language))! }
  })
}
