import * as orderCalls from '@borong/api/orders'
import type { Domain } from '../server/domain.ts'
import { readOrder, readVisibleOrder } from '../orders/public.ts'
import { drawInvoice } from './draw.ts'
import { drawHandover, handedOver } from './handover.ts'

export const invoices: Domain = {
  name: 'invoices',
  routes(gateway) {
    gateway.serve(orderCalls.invoice, async ({ params, buyerId, language, reply, refuse }) => {
      const order = await readOrder(gateway, buyerId, params.orderId, language)
      if (!order) return refuse('ORDER_UNKNOWN')
      // Money that came after the end of the order is in the wallet.
      const isEnded = order.state === 'expired' || order.state === 'cancelled'
      if (isEnded || order.payment.state !== 'paid') return refuse('INVOICE_NOT_READY')
      const pdf = await drawInvoice(order, language)
      reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `inline; filename="invoice-${order.order_serial}.pdf"`)
        .header('cache-control', 'private, no-store')
      return pdf
    })

    gateway.serve(orderCalls.handover, async ({ params, buyerId, language, reply, refuse }) => {
      const order = await readVisibleOrder(gateway, buyerId, params.orderId, language)
      if (!order) return refuse('ORDER_UNKNOWN')
      if (handedOver(order).length === 0) return refuse('HANDOVER_NOT_READY')
      const pdf = await drawHandover(order, language)
      reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `inline; filename="bast-${order.order_serial}.pdf"`)
        .header('cache-control', 'private, no-store')
      return pdf
    })
  },
}
