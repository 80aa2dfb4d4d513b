import { textsIn } from '@borong/api/messages'
import { cartTotals, lineSubtotal } from '@borong/api/rules/cart-totals'
import { rupiah, wholeNumber } from '../server/rupiah.ts'
import type { OrderView } from '../orders/public.ts'
import type { Language } from '../server/domain.ts'
import { taxIn, taxOn, type Tax } from '@borong/api/rules/ppn'
import { invoiceMessages } from './messages.ts'

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

// The tax of each line as charged: in the price, or on top of it. A seller that is not a PKP charges none.
function taxOf(parcels: OrderView['parcels'], at: Date): Tax {
  const lines = parcels.flatMap((parcel) => parcel.details)
  const taxes = lines.map((item) =>
    item.tax > 0 ? taxOn(lineSubtotal(item), at) : taxIn(lineSubtotal(item), at),
  )
  const sum = (part: 'net' | 'base' | 'tax') => taxes.reduce((total, tax) => total + tax[part], 0)
  return { ...taxIn(0, at), net: sum('net'), base: sum('base'), tax: sum('tax') }
}

/** The content of an invoice. */
export function invoiceContent(order: OrderView, language: Language): InvoiceContent {
  const say = textsIn(invoiceMessages, language)
  const totals = invoiceTotals(order)
  const paidAt = new Date(order.payment.paid_at ?? order.created_at)
  const date = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(paidAt)
  const address = order.parcels[0]?.address as
    | { name?: string; address?: string; district?: string; city?: string; postal_code?: string }
    | undefined
  const taxed = order.parcels.filter((parcel) => parcel.is_pkp)
  const tax = taxOf(taxed, paidAt)
  const money = (amount: number) => rupiah(amount, language)
  const line = (label: string, amount: number): [string, string][] =>
    amount === 0 ? [] : [[label, money(amount)]]
  const off = (label: string, amount: number): [string, string][] =>
    amount === 0 ? [] : [[label, `-${money(amount)}`]]
  return {
    title: say.title,
    facts: [
      [say.serial, order.order_serial],
      [say.date, `${date} WIB`],
      [say.method, order.payment.payment_name],
      [
        say.to,
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
        `${wholeNumber(item.quantity, language)} ${item.unit_type}`,
        money(item.unit_price),
        money(lineSubtotal(item)),
      ]),
    })),
    amounts: [
      [say.goods, money(totals.total_price)],
      ...off(say.discount, totals.total_discount),
      ...line(say.added, totals.tax),
      ...line(say.shipping, totals.total_shipping_price),
      ...off(say.subvention, totals.subvention_shipping_fee),
      ...line(say.insurance, totals.insurance_fee),
      ...line(say.service, totals.service_fee),
      ...off(say.points, totals.points_used),
      ...off(say.credit, totals.credit_used),
      ...off(say.wallet, totals.wallet_used),
      ...off(say.rounding, totals.rounding),
      ...line(say.code, totals.unique_code),
    ],
    total: [say.total, money(totals.total_payment)],
    facture:
      taxed.length === 0
        ? [[say.untaxed, '']]
        : [
            [say.net, money(tax.net)],
            [say.base, money(tax.base)],
            [`${say.tax} ${tax.percent}%`, money(tax.tax)],
            ...factureRows(order, taxed, tax.factureCode, say),
          ],
    footer: say.footer,
  }
}

/** The rows of the requested tax invoice: its issuers and its recipient. */
function factureRows(
  order: OrderView,
  issuers: OrderView['parcels'],
  code: string,
  say: Readonly<Record<keyof typeof invoiceMessages, string>>,
): [string, string][] {
  const { facture } = order
  if (!facture) return []
  return [
    [say.issuer, issuers.map((parcel) => parcel.vendor_name).join(', ')],
    [say.transaction, code],
    [say.company, String(facture.company_name)],
    [say.number, String(facture.tax_number)],
    [say.address, String(facture.company_address)],
    [say.email, String(facture.email)],
  ]
}
