import { defineMessages, textOf } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'
import type { WalletStatus } from './table.ts'

const categories = defineMessages({
  TOP_UP: { id: 'Isi saldo', en: 'Top up' },
  ORDER_PAYMENT: { id: 'Pembayaran pesanan', en: 'Order payment' },
  ORDER_REFUND: { id: 'Pengembalian dana', en: 'Refund' },
  BILL_PAYMENT: { id: 'Pembayaran tagihan', en: 'Bill payment' },
  BILL_REFUND: { id: 'Pengembalian dana tagihan', en: 'Bill refund' },
  TERM_PAYMENT: { id: 'Pembayaran faktur kredit', en: 'Payment of credit invoices' },
  TERM_REFUND: { id: 'Pengembalian dana kredit', en: 'Credit refund' },
  CARGO_PAYMENT: { id: 'Pembayaran kargo', en: 'Cargo payment' },
  CARGO_REFUND: { id: 'Pengembalian dana kargo', en: 'Cargo refund' },
  CASH_BACK: { id: 'Cashback', en: 'Cash back' },
  POINT_EARNED: { id: 'Poin dari pesanan', en: 'Points from an order' },
  POINT_EXPIRED: { id: 'Poin kedaluwarsa', en: 'Points expired' },
  POINT_TAKEN_BACK: { id: 'Poin ditarik kembali', en: 'Points taken back' },
  AGENT_COMMISSION: { id: 'Komisi agent', en: 'Agent commission' },
  REFERRAL: { id: 'Bonus referral', en: 'Referral bonus' },
  ROUNDING: { id: 'Pembulatan', en: 'Rounding' },
  CREDIT_GRANT: { id: 'Pemberian kredit', en: 'Credit granted' },
})

/** The message for the reason of a movement. */
export const categoryMessage = (category: string, language: Language): string =>
  isCategory(category) ? textOf(categories[category], language) : category

const isCategory = (name: string): name is keyof typeof categories =>
  Object.hasOwn(categories, name)

const statuses = defineMessages({
  active: { id: 'Saldo aktif', en: 'The wallet is active' },
  deactivated: {
    id: 'Saldo tidak aktif. Hubungi 1500 465.',
    en: 'The wallet is deactivated. Call 1500 465.',
  },
  suspended: {
    id: 'Saldo Anda ditangguhkan. Hubungi 1500 465.',
    en: 'Your wallet is suspended. Call 1500 465.',
  },
  banned: {
    id: 'Saldo Anda diblokir. Hubungi 1500 465.',
    en: 'Your wallet is banned. Call 1500 465.',
  },
  maintenance: { id: 'Saldo sedang dalam pemeliharaan', en: 'The wallet is under maintenance' },
})

/** The message for an account's status. */
export const statusMessage = (status: WalletStatus, language: Language): string =>
  textOf(statuses[status], language)
