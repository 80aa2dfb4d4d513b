import * as orderCalls from '@borong/api/orders'
import type { orderPaper } from '@borong/api/orders.shapes'
import type { CallParsed } from '@borong/api/shape'
import type { FastifyRequest } from 'fastify'
import { recordTaken } from '../audit/public.ts'
import { type OrderView, readOrder } from '../orders/public.ts'
import type { Domain, Gateway, Language } from '../server/domain.ts'
import { csvStream } from '../server/csv.ts'
import { sendCsv } from '../server/send-csv.ts'
import { asPdf } from '../server/send-pdf.ts'
import { drawPapers, type Paper } from '../server/paper-pdf.ts'
import { invoiceContent } from './content.ts'
import { creditNotes } from './credit-notes.ts'
import { type PaperFacts, paperFacts } from './facts.ts'
import { drawHandover, handedOver } from './handover.ts'
import { journalHeader, journalRows, journals } from './journal.ts'
import { deliveryNotes, purchaseOrders, receipts } from './order-papers.ts'

/** F-08: the papers of an order, for everybody who may see it. */
export const invoices: Domain = {
  name: 'invoices',
  routes(gateway) {
    gateway.serve(orderCalls.invoice, async (call) => {
      const { params, buyerId, language, reply, refuse } = call
      const order = await readOrder(gateway, buyerId, params.orderId, language)
      if (!order) return refuse('ORDER_UNKNOWN')
      if (!isInvoiced(order)) return refuse('INVOICE_NOT_READY')
      const facts = await paperFacts(gateway.db, order, buyerId)
      await record(gateway, call, order, 'invoice')
      asPdf(reply, `invoice-${facts.invoice}`)
      return drawPapers([invoiceContent(facts, language)], facts.invoice)
    })

    gateway.serve(orderCalls.orderPaper, async (call) => {
      const { params, buyerId, language, reply, refuse } = call
      const order = await readOrder(gateway, buyerId, params.orderId, language)
      if (!order) return refuse('ORDER_UNKNOWN')
      const isReady = params.paper === 'purchase-order' || isInvoiced(order)
      const facts = await paperFacts(gateway.db, order, buyerId)
      const papers = isReady ? await papersOf[params.paper](gateway, facts, language) : []
      if (papers.length === 0) return refuse('PAPER_NOT_READY')
      await record(gateway, call, order, params.paper)
      const name = `${params.paper}-${order.order_serial}`
      asPdf(reply, name)
      return drawPapers(papers, name)
    })

    gateway.serve(orderCalls.journalFile, async (call) => {
      const { query, buyerId, language, reply, refuse } = call
      const found = await journals(gateway.db, { buyerId, ...query })
      if (!found) return refuse('COMPANY_UNKNOWN')
      const { from, to } = query
      await recordTaken(gateway, call, {
        companyIds: found.companyIds,
        act: 'EXPORT_TAKEN',
        after: { file: 'journal', from, to },
      })
      const rows = journalRows(found.pages, language)
      return sendCsv(
        reply,
        `borong-journal-${from}-${to}`,
        csvStream(journalHeader(language), rows),
      )
    })

    gateway.serve(orderCalls.handover, async (call) => {
      const { params, buyerId, language, reply, refuse } = call
      const order = await readOrder(gateway, buyerId, params.orderId, language)
      if (!order) return refuse('ORDER_UNKNOWN')
      if (handedOver(order).length === 0) return refuse('HANDOVER_NOT_READY')
      await record(gateway, call, order, 'handover')
      asPdf(reply, `bast-${order.order_serial}`)
      return drawHandover(order, language)
    })
  },
}

type OrderPaper = CallParsed<typeof orderPaper>['params']['paper']

/** A paper of a company's order is in its log. */
const record = (
  gateway: Gateway,
  call: { buyerId: string; request: FastifyRequest },
  { business, order_serial: subject }: OrderView,
  paper: OrderPaper | 'invoice' | 'handover',
) =>
  recordTaken(gateway, call, {
    companyIds: [business?.company_id],
    act: 'PAPER_TAKEN',
    subject,
    after: { paper },
  })

const papersOf: Record<
  OrderPaper,
  (gateway: Gateway, facts: PaperFacts, language: Language) => Paper[] | Promise<Paper[]>
> = {
  receipt: (_, facts, language) => receipts(facts, language),
  'delivery-note': (_, facts, language) => deliveryNotes(facts, language),
  'purchase-order': (_, facts, language) => purchaseOrders(facts, language),
  'credit-note': ({ db }, facts, language) => creditNotes(db, facts, language),
}

// Money that came after the end of an unpaid order is in the wallet. A paid order that was cancelled keeps its papers.
const isInvoiced = ({ state, payment, timeline }: OrderView) =>
  payment.state === 'paid' &&
  ((state !== 'expired' && state !== 'cancelled') ||
    timeline.some(({ code }) => code === 'ORDER_PAID'))
