import { DAY_MS } from '@borong/api/rules/time'
import { endOfDayAfter } from '@borong/api/rules/wib'
import type { Insertable } from 'kysely'
import type { VoucherTable } from './table.ts'

const plain = {
  percent: 0,
  maximum_discount: null,
  amount: 0,
  shipping_maximum: 0,
  cash_back_percent: 0,
  cash_back_maximum: 0,
  minimum_purchase: 0,
  per_buyer: 1,
  quota: null,
  used: 0,
  new_buyers_only: false,
  payment_group: null,
  is_listed: true,
  is_welcome: false,
}

type Words = { id: string; en: string }
type Offer = Omit<Partial<Insertable<VoucherTable>>, 'title' | 'terms'> & {
  code: string
  title: Words
  terms: Words[]
  days?: [number, number]
}

/** K-02: the welcome voucher and the other permanent offers. Days count from the first start. */
const offers: Offer[] = [
  {
    code: 'SELAMATDATANG',
    percent: 20,
    maximum_discount: 200_000,
    shipping_maximum: 200_000,
    new_buyers_only: true,
    is_welcome: true,
    days: [-90, 3650],
    title: {
      id: 'Voucher selamat datang: diskon 20% + gratis ongkir',
      en: 'Welcome voucher: 20% off + free shipping',
    },
    terms: [
      { id: 'Untuk transaksi pertama', en: 'For your first order' },
      {
        id: 'Diskon 20% dari harga barang, hingga Rp 200.000',
        en: '20% off the price of the goods, up to Rp 200,000',
      },
      { id: 'Gratis ongkir hingga Rp 200.000', en: 'Free shipping up to Rp 200,000' },
    ],
  },
  {
    code: 'GRATISONGKIR',
    shipping_maximum: 50_000,
    minimum_purchase: 500_000,
    per_buyer: 20,
    days: [-90, 365],
    title: { id: 'Gratis ongkir hingga Rp 50.000', en: 'Free shipping up to Rp 50,000' },
    terms: [{ id: 'Minimum belanja Rp 500.000', en: 'Minimum purchase Rp 500,000' }],
  },
  {
    code: 'CASHBACK5',
    cash_back_percent: 5,
    cash_back_maximum: 100_000,
    minimum_purchase: 1_000_000,
    per_buyer: 10,
    days: [-90, 365],
    title: { id: 'Cashback 5% hingga Rp 100.000', en: '5% cash back up to Rp 100,000' },
    terms: [
      { id: 'Minimum belanja Rp 1.000.000', en: 'Minimum purchase Rp 1,000,000' },
      {
        id: 'Cashback masuk ke saldo setelah pesanan selesai',
        en: 'Cash back reaches your wallet when the order is completed',
      },
    ],
  },
  {
    code: 'BORONG100',
    amount: 100_000,
    minimum_purchase: 2_000_000,
    per_buyer: 5,
    days: [-90, 365],
    title: { id: 'Potongan Rp 100.000', en: 'Rp 100,000 off' },
    terms: [{ id: 'Minimum belanja Rp 2.000.000', en: 'Minimum purchase Rp 2,000,000' }],
  },
  {
    code: 'VAHEMAT',
    amount: 25_000,
    minimum_purchase: 300_000,
    per_buyer: 5,
    payment_group: 'va_payment',
    days: [-90, 365],
    title: {
      id: 'Potongan Rp 25.000 dengan virtual account',
      en: 'Rp 25,000 off with a virtual account',
    },
    terms: [
      { id: 'Minimum belanja Rp 300.000', en: 'Minimum purchase Rp 300,000' },
      { id: 'Hanya untuk pembayaran virtual account', en: 'For virtual account payments only' },
    ],
  },
  {
    code: 'PERCEPATAN',
    percent: 10,
    maximum_discount: 150_000,
    minimum_purchase: 750_000,
    quota: 100,
    days: [-90, 365],
    title: { id: 'Diskon 10% untuk 100 pembeli pertama', en: '10% off for the first 100 buyers' },
    terms: [
      { id: 'Minimum belanja Rp 750.000', en: 'Minimum purchase Rp 750,000' },
      { id: 'Potongan hingga Rp 150.000', en: 'Up to Rp 150,000 off' },
    ],
  },
  {
    code: 'BELANJABESAR',
    percent: 15,
    maximum_discount: 300_000,
    minimum_purchase: 1_500_000,
    days: [14, 60],
    title: { id: 'Diskon 15% untuk belanja besar', en: '15% off large orders' },
    terms: [
      { id: 'Minimum belanja Rp 1.500.000', en: 'Minimum purchase Rp 1,500,000' },
      { id: 'Potongan hingga Rp 300.000', en: 'Up to Rp 300,000 off' },
    ],
  },
]

/** The rows of a new shop's vouchers. */
export function standingVouchers(now: Date): Insertable<VoucherTable>[] {
  return offers.map(({ title, terms, days = [0, 30], ...offer }) => ({
    ...plain,
    ...offer,
    id: `voucher-${offer.code.toLowerCase()}`,
    title: JSON.stringify(title),
    terms: JSON.stringify({ id: terms.map((term) => term.id), en: terms.map((term) => term.en) }),
    starts_at: new Date(now.getTime() + days[0] * DAY_MS),
    ends_at: endOfDayAfter(now, days[1]),
  }))
}
