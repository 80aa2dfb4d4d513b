import { defineMessages, textOf } from '@borong/api/messages'
import { rupiah } from '../server/rupiah.ts'
import type { Language } from '../server/domain.ts'
import { MINIMUM_ORDER, type ReferralReason } from './referral-reasons.ts'

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
    id: 'Kode referral dipakai. Anda dan teman Anda mendapat 10.000 poin 7 hari setelah pesanan selesai, bila nilai barang minimal {amount}.',
    en: 'The referral code is applied. You and your friend each get 10,000 points 7 days after the order is completed, if the goods are worth {amount} or more.',
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

const reasons = defineMessages({
  MINIMUM_ORDER: {
    id: 'Nilai barang kurang dari {amount}',
    en: 'The goods were worth less than {amount}',
  },
  SAME_DEVICE: {
    id: 'Perangkat yang sama dengan perangkat Anda',
    en: 'It is the same device as yours',
  },
  SAME_PHONE: {
    id: 'Nomor telepon yang sama dengan nomor Anda',
    en: 'It is the same phone number as yours',
  },
  SAME_TAX_NUMBER: {
    id: 'NPWP yang sama dengan NPWP Anda',
    en: 'It is the same tax number as yours',
  },
  MONTHLY_LIMIT: {
    id: 'Batas hadiah bulan itu sudah tercapai',
    en: 'The limit of rewards of that month was reached',
  },
  REFUNDED: { id: 'Pesanan dikembalikan dananya', en: 'The order was refunded' },
})

/** The message about why a referral has no reward. */
export const referralReasonMessage = (reason: ReferralReason, language: Language): string =>
  textOf(reasons[reason], language, { amount: rupiah(MINIMUM_ORDER, language) })
