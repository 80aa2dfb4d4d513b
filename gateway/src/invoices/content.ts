import { fill, textsIn } from '@borong/api/messages'
import { cartTotals, lineSubtotal } from '@borong/api/rules/cart-totals'
import { taxIn } from '@borong/api/rules/ppn'
import { unitName } from '@borong/api/rules/unit-name'
import { creditedBy } from '../complaints/public.ts'
import type { OrderView } from '../orders/public.ts'
import type { Language } from '../server/domain.ts'
import { paperNumber } from '../server/paper-number.ts'
import type { Fact, Paper } from '../server/paper-pdf.ts'
import { rupiah, wholeNumber } from '../server/rupiah.ts'
import { wibDate, wibText } from '../server/wib.ts'
import { addressOf, onlyAddressOf, type PaperFacts, type Party } from './facts.ts'
import { invoiceMessages } from './messages.ts'
import { taxTable } from './tax-table.ts'

/** The totals of an order, computed again from its lines: an invoice shows only sums that it has computed itself. */
export function invoiceTotals(order: OrderView) {
  const { totals } = order
  return cartTotals({
    vendors: order.parcels.map((parcel) => ({
      id: parcel.vendor_id,
      lines: parcel.details,
      shipping_price: parcel.courier.price,
      insurance_fee: parcel.courier.insurance_fee,
    })),
    voucher: totals,
    service_fee: totals.service_fee,
    points: totals.points_used,
    credit: totals.credit_used,
    wallet: totals.wallet_used,
    unique_code: totals.unique_code,
  })
}

/** The invoice of an order. */
export function invoiceContent(facts: PaperFacts, language: Language): Paper {
  const { order, terms } = facts
  const texts = textsIn(invoiceMessages, language)
  const to = onlyAddressOf(order)
  const totals = invoiceTotals(order)
  const at = new Date(order.payment.paid_at ?? order.created_at)
  const money = (amount: number) => rupiah(amount, language)
  const line = (label: string, amount: number): Fact[] =>
    amount === 0 ? [] : [[label, money(amount)]]
  const off = (label: string, amount: number): Fact[] =>
    amount === 0 ? [] : [[label, `-${money(amount)}`]]
  const taxed = order.parcels.filter((parcel) => parcel.is_pkp)
  const hasVoucher = totals.total_discount + totals.subvention_shipping_fee > 0
  return {
    title: texts.title,
    facts: known([
      [texts.invoice, facts.invoice],
      [texts.serial, order.order_serial],
      [texts.issued, `${wibText(at, language)} WIB`],
      [
        texts.due,
        terms && `${wibDate(terms.due_on, language)} (${termsText(terms.days, language)})`,
      ],
      [texts.state, paidText(facts, language)],
      [texts.method, order.payment.payment_name],
      ...billedFacts(facts, language),
      [texts.to, to],
    ]),
    tables: [
      ...order.parcels.map((parcel) => ({
        name: parcel.vendor_name,
        detail: [
          partyText(facts.sellers.get(parcel.vendor_id)),
          `${parcel.courier.company} ${parcel.courier.service}`,
          to === '' && `${texts.to} ${addressOf({ parcels: [parcel] })}`,
          parcel.cost_centre_name,
        ]
          .filter(Boolean)
          .join(' · '),
        shares: [0.46, 0.14, 0.2, 0.2],
        rows: parcel.details.map((item) => [
          item.name,
          `${wholeNumber(item.quantity, language)} ${unitName(item.unit_type, language, item.quantity)}`,
          money(item.unit_price),
          money(lineSubtotal(item)),
        ]),
      })),
      ...(taxed.length > 0 ? [taxTable(taxed, at, language)] : []),
    ],
    amounts: [
      [texts.goods, money(totals.total_price)],
      ...off(texts.discount, totals.total_discount),
      ...line(texts.added, totals.tax),
      ...line(texts.shipping, totals.total_shipping_price),
      ...off(texts.subvention, totals.subvention_shipping_fee),
      ...line(texts.insurance, totals.insurance_fee),
      ...line(texts.service, totals.service_fee),
      ...off(texts.points, totals.points_used),
      ...off(texts.credit, totals.credit_used),
      ...off(texts.wallet, totals.wallet_used),
      ...off(texts.rounding, totals.rounding),
      ...line(texts.code, totals.unique_code),
    ],
    total: [texts.total, money(totals.total_payment)],
    after: afterOf(facts, language),
    notes: [
      ...(taxed.length < order.parcels.length ? [texts.untaxed] : []),
      ...(order.facture
        ? [
            fill(texts.factureBy, language, {
              sellers: taxed.map((parcel) => parcel.vendor_name).join(', '),
              code: taxIn(0, at).factureCode,
              email: String(order.facture.email),
            }),
          ]
        : []),
      ...(hasVoucher ? [texts.voucherNote] : []),
    ],
    footer: texts.footer,
  }
}

/** The facts that have a value. */
export const known = (facts: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  facts.filter((fact): fact is [string, string] => Boolean(fact[1]))

/** Who is billed, and the references of the company. */
export function billedFacts(
  { order: { business }, billed, requester }: PaperFacts,
  language: Language,
  /** That of a parcel. An order names all of them. */
  centre: string | null | undefined = business?.cost_centre_name,
): (readonly [string, string | null | undefined])[] {
  const texts = textsIn(invoiceMessages, language)
  return [
    [texts.billed, [billed.name, billed.address].filter(Boolean).join(', ')],
    [texts.taxNumber, numbersText(billed)],
    [texts.requester, requester],
    [texts.po, business?.po_number],
    [texts.centre, centre],
    [texts.reference, business?.reference],
  ]
}

const numbersText = ({ taxNumber, nitku }: Party) =>
  [taxNumber, nitku && `NITKU ${nitku}`].filter(Boolean).join(' · ')

/** A seller's address and tax numbers in one line. */
export const partyText = (party: Party | undefined): string =>
  party === undefined
    ? ''
    : [party.address, party.taxNumber && `NPWP ${numbersText(party)}`].filter(Boolean).join(' · ')

const termsText = (days: number, language: Language) =>
  fill(textsIn(invoiceMessages, language).terms, language, { days })

/** Whether the invoice is paid, and since when. An order on credit is invoiced before it is paid. */
function paidText({ order, terms }: PaperFacts, language: Language): string {
  const texts = textsIn(invoiceMessages, language)
  const paid = (at: Date) => fill(texts.paidOn, language, { date: `${wibText(at, language)} WIB` })
  if (!terms) return order.payment.paid_at ? paid(new Date(order.payment.paid_at)) : texts.unpaid
  if (terms.closed_at) return terms.paid > 0 ? paid(terms.closed_at) : texts.void
  return terms.paid > 0 ? texts.paidInPart : texts.unpaid
}

/** The refunds, the payments of an order on credit, and what remains. */
function afterOf({ order, terms, refunds }: PaperFacts, language: Language): Fact[] {
  const texts = textsIn(invoiceMessages, language)
  const money = (amount: number) => rupiah(amount, language)
  const { grand_total, unique_code, rounding } = order.totals
  const value = grand_total + unique_code - rounding
  const refunded = refunds.reduce((sum, refund) => sum + creditedBy(refund), 0)
  const credits: Fact[] =
    refunded === 0
      ? []
      : [
          [texts.value, money(value)],
          ...refunds.map((refund): Fact => [
            `${texts.creditNote} ${paperNumber('CRN', refund.number)}`,
            `-${money(creditedBy(refund))}`,
          ]),
          [texts.remains, money(value - refunded)],
        ]
  if (!terms) return credits
  const lowered: Fact[] = terms.refunded > 0 ? [[texts.lowered, `-${money(terms.refunded)}`]] : []
  return [
    ...credits,
    [texts.owed, money(terms.amount)],
    ...lowered,
    ...(terms.paid > 0 ? [[texts.paid, `-${money(terms.paid)}`] as const] : []),
    [texts.open, money(terms.amount - terms.refunded - terms.paid)],
  ]
}
