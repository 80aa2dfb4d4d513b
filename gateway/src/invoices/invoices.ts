import * as orderCalls from '@borong/api/orders'
import type { FastifyReply } from 'fastify'
import { type OrderView, readOrder } from '../orders/public.ts'
import type { Domain } from '../server/domain.ts'
import { drawPaper } from '../server/paper-pdf.ts'
import { invoiceContent } from './content.ts'
import { paperFacts } from './facts.ts'
import { drawHandover, handedOver } from './handover.ts'

/** F-08: the papers of an order, for everybody who may see it. */
export const invoices: Domain = {
  name: 'invoices',
  routes(gateway) {
    gateway.serve(orderCalls.invoice, async ({ params, buyerId, language, reply, refuse }) => {
      const order = await readOrder(gateway, buyerId, params.orderId, language)
      if (!order) return refuse('ORDER_UNKNOWN')
      if (!isInvoiced(order)) return refuse('INVOICE_NOT_READY')
      const facts = await paperFacts(gateway.db, order)
      asPdf(reply, `invoice-${facts.invoice}`)
      return drawPaper(invoiceContent(facts, language), facts.invoice)
    })

    gateway.serve(orderCalls.handover, async ({ params, buyerId, language, reply, refuse }) => {
      const order = await readOrder(gateway, buyerId, params.orderId, language)
      if (!order) return refuse('ORDER_UNKNOWN')
      if (handedOver(order).length === 0) return refuse('HANDOVER_NOT_READY')
      asPdf(reply, `bast-${order.order_serial}`)
      return drawHandover(order, language)
    })
  },
}

// Money that came after the end of the order is in the wallet.
const isInvoiced = ({ state, payment }: OrderView) =>
  state !== 'expired' && state !== 'cancelled' && payment.state === 'paid'

const asPdf = (reply: FastifyReply, name: string) =>
  reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .header('cache-control', 'private, no-store')
