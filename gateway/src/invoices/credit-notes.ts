import { fill, textsIn } from '@borong/api/messages'
import { taxIn } from '@borong/api/rules/ppn'
import { unitName } from '@borong/api/rules/unit-name'
import { type Refund, returnedBy } from '../complaints/public.ts'
import { type OrderLine, orderLines } from '../orders/public.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { paperNumber } from '../server/paper-number.ts'
import type { Fact, Paper } from '../server/paper-pdf.ts'
import { rupiah, wholeNumber } from '../server/rupiah.ts'
import { wibText } from '../server/wib.ts'
import { refundedPrice } from '../tax-invoices/public.ts'
import { billedFacts, known, partyText } from './content.ts'
import type { PaperFacts } from './facts.ts'
import { creditNoteMessages, invoiceMessages } from './messages.ts'
import { taxRows } from './tax-table.ts'

/** The credit notes of an order, one for each refund. */
export async function creditNotes(
  db: Database,
  facts: PaperFacts,
  language: Language,
): Promise<Paper[]> {
  const lines = await orderLines(db, [facts.order.id])
  return facts.refunds.map((refund) => creditNote(facts, refund, lines, language))
}

function creditNote(
  facts: PaperFacts,
  refund: Refund,
  lines: readonly OrderLine[],
  language: Language,
): Paper {
  const { order } = facts
  const texts = textsIn(creditNoteMessages, language)
  const invoiceTexts = textsIn(invoiceMessages, language)
  const money = (amount: number) => rupiah(amount, language)
  const off = (label: string, amount: number): Fact[] =>
    amount === 0 ? [] : [[label, `-${money(amount)}`]]
  const parcel = order.parcels.find(({ id }) => id === refund.parcelId)
  const issued = order.tax_invoices.find(({ vendor_name }) => vendor_name === parcel?.vendor_name)
  const paidAt = new Date(order.payment.paid_at ?? order.created_at)
  const goods = refund.lines.flatMap(({ lineId, ...part }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return []
    return [{ line, quantity: part.quantity, price: refundedPrice(line, part, refund) }]
  })
  const price = goods.reduce((sum, one) => sum + one.price, 0)
  const taxed = goods.map(({ line, price: part }) => ({ name: line.name, ...taxIn(part, paidAt) }))
  return {
    title: texts.title,
    facts: known([
      [texts.number, paperNumber('CRN', refund.number)],
      [texts.date, `${wibText(refund.at, language)} WIB`],
      [invoiceTexts.invoice, facts.invoice],
      [invoiceTexts.serial, order.order_serial],
      [refund.isCancellation ? texts.cancellation : texts.complaint, refund.number],
      [texts.taxInvoice, issued?.number],
      ...billedFacts(facts, language),
    ]),
    tables: [
      {
        name: parcel?.vendor_name ?? '',
        detail: partyText(facts.sellers.get(parcel?.vendor_id ?? '')),
        shares: [0.6, 0.2, 0.2],
        head: [texts.goods, texts.quantity, texts.price],
        rows: goods.map(({ line, quantity, price: part }) => [
          line.name,
          `${wholeNumber(quantity, language)} ${unitName(line.unit, language, quantity)}`,
          money(part),
        ]),
      },
      ...(parcel?.is_pkp
        ? [
            {
              ...taxRows(taxed, paidAt, language),
              notes: [fill(invoiceTexts.rule, language, { percent: taxIn(0, paidAt).percent })],
            },
          ]
        : []),
    ],
    amounts: [
      [texts.sum, money(price)],
      ...off(texts.voucher, price - refund.refunded),
      ...(refund.costs === 0 ? [] : [[texts.costs, money(refund.costs)] as const]),
      ...off(texts.relief, refund.relief),
      ...off(texts.deducted, refund.deducted),
    ],
    total: [texts.returned, money(returnedBy(refund))],
    after: [],
    notes: [],
    footer: invoiceTexts.footer,
  }
}
