import { wholeNumber } from '../server/rupiah.ts'
import type { Language } from '../server/domain.ts'

type Words = { title: Record<Language, string>; message: Record<Language, string> }

const words = {
  ORDER_CREATED: {
    title: { id: 'Menunggu pembayaran', en: 'Awaiting payment' },
    message: {
      id: 'Pesanan {serial} sudah dibuat. Selesaikan pembayarannya.',
      en: 'Order {serial} is made. Please pay it.',
    },
  },
  PAYMENT_FAILED: {
    title: { id: 'Pembayaran gagal', en: 'Payment failed' },
    message: {
      id: 'Pembayaran pesanan {serial} gagal. Anda dapat mencoba lagi.',
      en: 'The payment of order {serial} failed. You can try again.',
    },
  },
  ORDER_PAID: {
    title: { id: 'Pembayaran diterima', en: 'Payment received' },
    message: {
      id: 'Pesanan {serial} sedang diproses penjual.',
      en: 'Order {serial} is being processed by the seller.',
    },
  },
  PAYMENT_REFUNDED: {
    title: { id: 'Dana dikembalikan ke saldo', en: 'Refunded to your wallet' },
    message: {
      id: 'Pembayaran pesanan {serial} diterima setelah pesanan berakhir, dananya masuk ke saldo Anda.',
      en: 'The payment of order {serial} came after it had ended, so the money is in your wallet.',
    },
  },
  PARCEL_SHIPPED: {
    title: { id: 'Pesanan dikirim', en: 'Shipped' },
    message: {
      id: 'Paket pesanan {serial} dikirim dengan nomor resi {detail}.',
      en: 'A parcel of order {serial} is on its way, tracking number {detail}.',
    },
  },
  PARCEL_DELIVERED: {
    title: { id: 'Pesanan tiba', en: 'Delivered' },
    message: {
      id: 'Paket pesanan {serial} dari {detail} sudah tiba.',
      en: 'The parcel of order {serial} from {detail} has arrived.',
    },
  },
  ORDER_COMPLETED: {
    title: { id: 'Pesanan selesai', en: 'Completed' },
    message: {
      id: 'Pesanan {serial} selesai. Anda mendapat {detail} poin.',
      en: 'Order {serial} is completed. You have earned {detail} points.',
    },
  },
  ORDER_CANCELLED: {
    title: { id: 'Pesanan dibatalkan', en: 'Cancelled' },
    message: { id: 'Pesanan {serial} dibatalkan.', en: 'Order {serial} is cancelled.' },
  },
  ORDER_EXPIRED: {
    title: { id: 'Batas pembayaran terlewati', en: 'The payment deadline has passed' },
    message: {
      id: 'Pesanan {serial} dibatalkan karena belum dibayar.',
      en: 'Order {serial} is cancelled because it was not paid.',
    },
  },
  CASH_BACK_PAID: {
    title: { id: 'Cashback masuk', en: 'Cash back received' },
    message: {
      id: 'Cashback pesanan {serial} sudah masuk ke saldo Anda.',
      en: 'The cash back of order {serial} is in your wallet.',
    },
  },
  CASH_BACK_FAILED: {
    title: { id: 'Cashback gagal', en: 'Cash back failed' },
    message: {
      id: 'Cashback pesanan {serial} gagal karena saldo Anda tidak aktif.',
      en: 'The cash back of order {serial} failed because your wallet is not active.',
    },
  },
  STOCK_BACK: {
    title: { id: 'Stok tersedia lagi', en: 'In stock again' },
    message: { id: '{detail} sudah tersedia lagi.', en: '{detail} is in stock again.' },
  },
  DEAL_BEGINS: {
    title: { id: 'Promo hari ini dimulai', en: 'The daily deal has begun' },
    message: {
      id: 'Promo yang Anda tunggu sudah dimulai. Stok terbatas.',
      en: 'The deal you waited for has begun. Stock is limited.',
    },
  },
} satisfies Record<string, Words>

export type NotificationKind = keyof typeof words

/** A notification in the buyer's language. */
export function wordsOf(
  row: { kind: NotificationKind; order_serial: string | null; detail: string },
  language: Language,
) {
  const { title, message } = words[row.kind]
  return {
    title: title[language],
    message: message[language]
      .replace('{serial}', row.order_serial ?? '')
      .replace(
        '{detail}',
        row.kind === 'ORDER_COMPLETED' ? points(row.detail, language) : row.detail,
      ),
  }
}

// Older rows are stored with Indonesian thousands separators.
const points = (detail: string, language: Language) =>
  wholeNumber(Number(detail.replace(/\D/g, '')), language)
