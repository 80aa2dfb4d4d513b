import { fill, textsIn } from '@borong/api/messages'
import { unitName } from '@borong/api/rules/unit-name'
import type { Language } from '../server/domain.ts'
import { paperNumber } from '../server/paper-number.ts'
import type { Fact, Paper } from '../server/paper-pdf.ts'
import { rupiah, wholeNumber } from '../server/rupiah.ts'
import { wibDate, wibText } from '../server/wib.ts'
import { billedFacts, invoiceContent, known, partyText } from './content.ts'
import { addressOf, onlyAddressOf, type PaperFacts, sentLines } from './facts.ts'
import { amountInWords } from './amount-in-words.ts'
import { invoiceMessages, paperMessages } from './messages.ts'

const SENT = new Set(['shipped', 'delivered', 'completed'])

/** The receipt of a paid order. None before: an order on credit is paid by its last payment. */
export function receipts(facts: PaperFacts, language: Language): Paper[] {
  const { order, terms } = facts
  const texts = textsIn(paperMessages, language)
  const { total_payment, wallet_used, credit_used } = order.totals
  const money = (amount: number) => rupiah(amount, language)
  const paid: Fact[] = (
    [
      [order.payment.payment_name, terms?.paid ?? total_payment],
      [textsIn(invoiceMessages, language).wallet, wallet_used],
      [textsIn(invoiceMessages, language).credit, credit_used],
    ] as const
  ).flatMap(([label, amount]) => (amount > 0 ? [[label, money(amount)] as const] : []))
  const sum = (terms?.paid ?? total_payment) + wallet_used + credit_used
  const at = terms ? terms.closed_at : order.payment.paid_at
  if (at === null || sum === 0) return []
  return [
    {
      title: texts.receipt,
      facts: known([
        [texts.number, paperNumber('KWT', order.order_serial)],
        [texts.receivedOn, `${wibText(new Date(at), language)} WIB`],
        [texts.receivedFrom, facts.billed.name],
        [texts.inWords, amountInWords(sum)],
        [
          texts.payment,
          fill(texts.ofInvoice, language, { invoice: facts.invoice, serial: order.order_serial }),
        ],
        [texts.receivedBy, 'PT Borong Niaga Indonesia'],
      ]),
      tables: [],
      amounts: paid,
      total: [texts.received, money(sum)],
      after: [],
      notes: [],
      footer: textsIn(invoiceMessages, language).footer,
    },
  ]
}

/** The delivery notes of the parcels that the courier has. */
export function deliveryNotes(facts: PaperFacts, language: Language): Paper[] {
  const { order } = facts
  const texts = textsIn(paperMessages, language)
  return order.parcels.flatMap((parcel, at): Paper[] => {
    if (!SENT.has(parcel.state)) return []
    const sent = parcel.tracking.find(({ code }) => code === 'SHIPPED')
    const { company, service } = parcel.courier
    return [
      {
        title: texts.deliveryNote,
        facts: known([
          [texts.number, `${paperNumber('SJL', order.order_serial)}/${at + 1}`],
          [texts.sentOn, sent && `${wibText(new Date(sent.at), language)} WIB`],
          [textsIn(invoiceMessages, language).serial, order.order_serial],
          ...billedFacts(facts, language, parcel.cost_centre_name ?? undefined),
          [texts.recipient, addressOf({ parcels: [parcel] })],
          [texts.courier, [company, service, parcel.tracking_number].filter(Boolean).join(' ')],
          [texts.note, parcel.note],
        ]),
        tables: [
          {
            name: parcel.vendor_name,
            detail: partyText(facts.sellers.get(parcel.vendor_id)),
            shares: [0.08, 0.67, 0.25],
            left: 2,
            head: ['', texts.goods, texts.quantity],
            rows: sentLines(parcel).map((line, index) => [
              String(index + 1),
              line.name,
              `${wholeNumber(line.quantity, language)} ${unitName(line.unit_type, language, line.quantity)}`,
            ]),
          },
        ],
        amounts: [],
        total: null,
        after: [],
        notes: [`${texts.receiver}: ${'.'.repeat(60)}`],
        footer: textsIn(invoiceMessages, language).footer,
      },
    ]
  })
}

/** The company's purchase order: its goods, prices and references, without what was paid since. */
export function purchaseOrders(facts: PaperFacts, language: Language): Paper[] {
  const { order } = facts
  const { business, approval } = order
  if (!business) return []
  const texts = textsIn(paperMessages, language)
  const number = business.po_number ?? order.order_serial
  return [
    {
      ...invoiceContent(facts, language),
      title: texts.purchaseOrder,
      facts: known([
        [texts.number, number],
        [texts.orderedOn, `${wibText(new Date(order.created_at), language)} WIB`],
        [textsIn(invoiceMessages, language).serial, order.order_serial],
        ...billedFacts(facts, language).filter(([, value]) => value !== business.po_number),
        [texts.approver, approval?.state === 'approved' ? approval.decided_by_name : ''],
        [texts.wantedOn, business.wanted_on && wibDate(business.wanted_on, language)],
        [textsIn(invoiceMessages, language).method, order.payment.payment_name],
        [textsIn(invoiceMessages, language).to, onlyAddressOf(order)],
      ]),
      after: [],
      notes: [],
    },
  ]
}
