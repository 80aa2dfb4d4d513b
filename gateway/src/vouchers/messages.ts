import { defineMessages, textOf } from '@borong/api/messages'
import { rupiah } from '../server/rupiah.ts'
import type { Language } from '../server/domain.ts'

const messages = defineMessages({
  NOT_FOUND: { id: 'Kode voucher tidak ditemukan', en: 'There is no such voucher code' },
  NOT_STARTED: { id: 'Voucher belum berlaku', en: 'The voucher is not valid yet' },
  EXPIRED: { id: 'Voucher sudah tidak berlaku', en: 'The voucher has expired' },
  QUOTA_EMPTY: { id: 'Kuota voucher sudah habis', en: 'All of these vouchers have been used' },
  ALREADY_USED: { id: 'Voucher sudah Anda pakai', en: 'You have already used this voucher' },
  NEW_BUYERS_ONLY: {
    id: 'Voucher hanya untuk transaksi pertama',
    en: 'The voucher is for a first order only',
  },
  MINIMUM_PURCHASE: { id: 'Minimum belanja {amount}', en: 'Minimum purchase {amount}' },
  PAYMENT_METHOD: {
    id: 'Voucher tidak berlaku untuk metode pembayaran ini',
    en: 'The voucher is not for this payment method',
  },
  APPLIED: { id: 'Voucher berhasil dipakai', en: 'The voucher is applied' },
  APPLICABLE: { id: 'Dapat dipakai', en: 'Can be used' },
  REFERRAL_APPLIED: {
    id: 'Kode referral dipakai. Anda dan teman Anda mendapat 10.000 poin setelah pesanan selesai.',
    en: 'The referral code is applied. You and your friend each get 10,000 points when the order is completed.',
  },
  REFERRAL_REFUSED: {
    id: 'Kode referral hanya untuk transaksi pertama dan bukan kode Anda sendiri',
    en: 'A referral code is for a first order only, and not your own',
  },
})

/** The message about a voucher. */
export const voucherMessage = (
  code: keyof typeof messages,
  language: Language,
  amount = 0,
): string => textOf(messages[code], language, { amount: rupiah(amount, language) })
