import { wibText } from '../server/wib.ts'
import { fill, textsIn } from '@borong/api/messages'
import { cartTotals, lineSubtotal } from '@borong/api/rules/cart-totals'
import { rupiah, wholeNumber } from '../server/rupiah.ts'
import type { OrderView } from '../orders/public.ts'
import type { Language } from '../server/domain.ts'
import { taxIn, taxOfLine } from '@borong/api/rules/ppn'
import { unitName } from '@borong/api/rules/unit-name'
import { invoiceMessages } from './messages.ts'

type TaxCells = [name: string, net: string, base: string, tax: string]

export interface InvoiceContent {
  title: string
  facts: [label: string, value: string][]
  sellers: {
    name: string
    courier: string
    rows: [name: string, quantity: string, price: string, total: string][]
  }[]
  amounts: [label: string, value: string][]
  total: [label: string, value: string]
  taxes: {
    /** The lines of sellers that are registered for VAT, and their sums. Each pair of DPP and PPN recomputes. */
    head: TaxCells
    rows: TaxCells[]
    sums: TaxCells
    notes: string[]
  } | null
  facture: [label: string, value: string][]
  footer: string
}

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

/** The content of an invoice. */
export function invoiceContent(order: OrderView, language: Language): InvoiceContent {
  const texts = textsIn(invoiceMessages, language)
  const totals = invoiceTotals(order)
  const paidAt = new Date(order.payment.paid_at ?? order.created_at)
  const date = wibText(paidAt, language)
  const address = order.parcels[0]?.address as
    | { name?: string; address?: string; district?: string; city?: string; postal_code?: string }
    | undefined
  const taxed = order.parcels.filter((parcel) => parcel.is_pkp)
  const money = (amount: number) => rupiah(amount, language)
  const line = (label: string, amount: number): [string, string][] =>
    amount === 0 ? [] : [[label, money(amount)]]
  const off = (label: string, amount: number): [string, string][] =>
    amount === 0 ? [] : [[label, `-${money(amount)}`]]
  return {
    title: texts.title,
    facts: [
      [texts.serial, order.order_serial],
      [texts.date, `${date} WIB`],
      [texts.method, order.payment.payment_name],
      [
        texts.to,
        [address?.name, address?.address, address?.district, address?.city, address?.postal_code]
          .filter(Boolean)
          .join(', '),
      ],
    ],
    sellers: order.parcels.map((parcel) => ({
      name: parcel.vendor_name,
      courier: `${parcel.courier.company} ${parcel.courier.service}`,
      rows: parcel.details.map((item) => [
        item.name,
        `${wholeNumber(item.quantity, language)} ${unitName(item.unit_type, language, item.quantity)}`,
        money(item.unit_price),
        money(lineSubtotal(item)),
      ]),
    })),
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
    taxes: taxed.length === 0 ? null : taxesOf(taxed, paidAt, language),
    facture:
      taxed.length === 0
        ? [[texts.untaxed, '']]
        : factureRows(order, taxed, taxIn(0, paidAt).factureCode, texts),
    footer: texts.footer,
  }
}

/** The tax of each line as charged: in its price, or on top of it. */
function taxesOf(
  parcels: OrderView['parcels'],
  at: Date,
  language: Language,
): NonNullable<InvoiceContent['taxes']> {
  const texts = textsIn(invoiceMessages, language)
  const money = (amount: number) => rupiah(amount, language)
  const lines = parcels
    .flatMap(({ details }) => details)
    .map((item) => ({ name: item.name, isAdded: item.tax > 0, ...taxOfLine(item, at) }))
  const sum = (part: 'net' | 'base' | 'tax', some = lines) =>
    some.reduce((total, line) => total + line[part], 0)
  const added = sum(
    'tax',
    lines.filter(({ isAdded }) => isAdded),
  )
  const values = { added: money(added), inside: money(sum('tax') - added), all: money(sum('tax')) }
  return {
    head: [texts.taxed, texts.net, texts.base, `${texts.tax} ${taxIn(0, at).percent}%`],
    rows: lines.map((line) => [line.name, money(line.net), money(line.base), money(line.tax)]),
    sums: [texts.sum, money(sum('net')), money(sum('base')), money(sum('tax'))],
    notes: [
      ...(added > 0 ? [fill(texts.split, language, values)] : []),
      fill(texts.rule, language, { percent: taxIn(0, at).percent }),
    ],
  }
}

/** The rows of the requested tax invoice: its issuers and its recipient. */
function factureRows(
  order: OrderView,
  issuers: OrderView['parcels'],
  code: string,
  texts: Readonly<Record<keyof typeof invoiceMessages, string>>,
): [string, string][] {
  const { facture } = order
  if (!facture) return []
  return [
    [texts.issuer, issuers.map((parcel) => parcel.vendor_name).join(', ')],
    [texts.transaction, code],
    [texts.company, String(facture.company_name)],
    [texts.number, String(facture.tax_number)],
    [texts.address, String(facture.company_address)],
    [texts.email, String(facture.email)],
  ]
}
