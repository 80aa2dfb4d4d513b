import { defineMessages } from '@borong/api/messages'

/** Why a payment failed. */
export const failureMessages = defineMessages({
  CARD_DECLINED: {
    id: 'Kartu ditolak oleh bank. Coba lagi atau pakai kartu lain.',
    en: 'The bank declined the card. Try again or use another card.',
  },
  WRONG_OTP: {
    id: 'Verifikasi kartu kredit gagal karena kode OTP bank salah. Silakan coba lagi.',
    en: 'The credit-card verification failed because the bank’s code was wrong. Please try again.',
  },
  INSUFFICIENT_FUNDS: {
    id: 'Saldo tidak mencukupi. Silakan coba lagi.',
    en: 'The balance was too small. Please try again.',
  },
  REJECTED: {
    id: 'Pembayaran dibatalkan di halaman bank. Silakan coba lagi.',
    en: 'The payment was cancelled on the bank’s page. Please try again.',
  },
  OTHER: {
    id: 'Transaksi gagal. Silakan coba lagi.',
    en: 'The transaction failed. Please try again.',
  },
})

/** The amounts that a method accepts. */
export const limitMessages = defineMessages({
  MINIMUM: { id: 'Minimum {amount}', en: 'At least {amount}' },
  MAXIMUM: { id: 'Maksimum {amount} per transaksi', en: 'At most {amount} per transaction' },
  TRANSFERS_FULL: {
    id: '{method} sedang penuh untuk jumlah ini. Pilih metode lain, atau coba lagi nanti.',
    en: '{method} has too many open payments of this amount. Choose another method, or try again later.',
  },
  MAXIMUM_OF_QRIS: {
    id: 'Bank Indonesia membatasi QRIS hingga {amount} per transaksi. Pilih virtual account atau transfer bank.',
    en: 'Bank Indonesia limits QRIS to {amount} per transaction. Choose a virtual account or a bank transfer.',
  },
})

/** The groups of payment methods. */
export const groupMessages = defineMessages({
  va_payment: { id: 'Virtual account', en: 'Virtual account' },
  bank_transfer: { id: 'Transfer bank', en: 'Bank transfer' },
  digital_wallet: { id: 'QRIS dan dompet digital', en: 'QRIS and digital wallets' },
  credit_card: { id: 'Kartu kredit', en: 'Credit card' },
  borong_plus_partner: { id: 'Bayar nanti', en: 'Pay later' },
})

/** The names of payment methods that differ between the languages. */
export const methodMessages = defineMessages({
  TRANSFER: { id: 'Transfer {bank}', en: '{bank} transfer' },
  CREDIT_CARD: { id: 'Kartu kredit', en: 'Credit card' },
  PAY_LATER: { id: 'PayLater (tempo)', en: 'PayLater (on terms)' },
  PLUS_PARTNER: {
    id: 'Borong Plus Partner (tempo)',
    en: 'Borong Plus Partner (on terms)',
  },
  BALANCE: { id: 'Saldo dan poin', en: 'Balance and points' },
})
