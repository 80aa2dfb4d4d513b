import { cartTotals, lineSubtotal } from '@borong/api/rules/cart-totals'
import { rupiah } from '../orders/rupiah.ts'
import type { OrderView } from '../orders/view.ts'
import type { Language } from '../server/domain.ts'
import { taxIn, taxOn, type Tax } from '@borong/api/rules/ppn'

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

const words = {
  id: {
    title: 'Faktur',
    serial: 'Nomor pesanan',
    date: 'Tanggal bayar',
    to: 'Dikirim ke',
    method: 'Pembayaran',
    goods: 'Subtotal',
    discount: 'Diskon',
    shipping: 'Ongkos kirim',
    subvention: 'Subsidi ongkos kirim',
    insurance: 'Asuransi pengiriman',
    service: 'Biaya layanan',
    points: 'Poin',
    credit: 'Saldo kredit',
    wallet: 'Saldo',
    code: 'Kode unik',
    total: 'Total pembayaran',
    added: 'PPN',
    base: 'DPP nilai lain',
    net: 'Harga tanpa PPN',
    tax: 'PPN',
    company: 'Nama perusahaan',
    number: 'NPWP',
    address: 'Alamat',
    email: 'Email',
    transaction: 'Kode faktur pajak',
    footer: 'PT Borong Niaga Indonesia, layanan pelanggan 1500 465.',
  },
  en: {
    title: 'Invoice',
    serial: 'Order number',
    date: 'Paid on',
    to: 'Delivered to',
    method: 'Payment',
    goods: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    subvention: 'Shipping subsidy',
    insurance: 'Shipping insurance',
    service: 'Service fee',
    points: 'Points',
    credit: 'Credit balance',
    wallet: 'Wallet',
    code: 'Unique code',
    total: 'Total payment',
    added: 'VAT (PPN)',
    base: 'Tax base (other value)',
    net: 'Price without VAT',
    tax: 'VAT (PPN)',
    company: 'Company',
    number: 'Tax number (NPWP)',
    address: 'Address',
    email: 'Email',
    transaction: 'Tax invoice code',
    footer: 'PT Borong Niaga Indonesia, customer service 1500 465.',
  },
} as const

/** The totals of an order, computed anew from its lines: an invoice states nothing that it has not added up itself. */
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

// Line by line as it was charged: in the price, or on top of it.
function taxOfOrder(order: OrderView, at: Date): Tax {
  const lines = order.parcels.flatMap((parcel) => parcel.details)
  const taxes = lines.map((item) =>
    item.tax > 0 ? taxOn(lineSubtotal(item), at) : taxIn(lineSubtotal(item), at),
  )
  const sum = (part: 'net' | 'base' | 'tax') => taxes.reduce((total, tax) => total + tax[part], 0)
  return { ...taxIn(0, at), net: sum('net'), base: sum('base'), tax: sum('tax') }
}

/** Everything that an invoice says. */
export function invoiceContent(order: OrderView, language: Language): InvoiceContent {
  const say = words[language]
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
  const tax = taxOfOrder(order, paidAt)
  const line = (label: string, amount: number): [string, string][] =>
    amount === 0 ? [] : [[label, rupiah(amount)]]
  const off = (label: string, amount: number): [string, string][] =>
    amount === 0 ? [] : [[label, `-${rupiah(amount)}`]]
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
        `${item.quantity.toLocaleString('id-ID')} ${item.unit_type}`,
        rupiah(item.unit_price),
        rupiah(lineSubtotal(item)),
      ]),
    })),
    amounts: [
      [say.goods, rupiah(totals.total_price)],
      ...off(say.discount, totals.total_discount),
      ...line(say.added, totals.tax),
      ...line(say.shipping, totals.total_shipping_price),
      ...off(say.subvention, totals.subvention_shipping_fee),
      ...line(say.insurance, totals.insurance_fee),
      ...line(say.service, totals.service_fee),
      ...off(say.points, totals.points_used),
      ...off(say.credit, totals.credit_used),
      ...off(say.wallet, totals.wallet_used),
      ...line(say.code, totals.unique_code),
    ],
    total: [say.total, rupiah(totals.total_payment)],
    facture: [
      [say.net, rupiah(tax.net)],
      [say.base, rupiah(tax.base)],
      [`${say.tax} ${tax.percent}%`, rupiah(tax.tax)],
      ...(order.facture
        ? ([
            [say.transaction, tax.factureCode],
            [say.company, String(order.facture.company_name)],
            [say.number, String(order.facture.tax_number)],
            [say.address, String(order.facture.company_address)],
            [say.email, String(order.facture.email)],
          ] satisfies [string, string][])
        : []),
    ],
    footer: say.footer,
  }
}
