import type { Language } from '../server/domain.ts'
import type { BillProblem } from './bill-provider.ts'
import type { BillState } from './table.ts'

const states: Record<BillState, Record<Language, string>> = {
  awaiting_payment: { id: 'Menunggu pembayaran', en: 'Awaiting payment' },
  paid: { id: 'Pembayaran diterima', en: 'Payment received' },
  sent: { id: 'Sedang diproses', en: 'In progress' },
  pending: { id: 'Sedang diproses', en: 'In progress' },
  done: { id: 'Berhasil', en: 'Done' },
  failed: { id: 'Gagal', en: 'Failed' },
  refunded: { id: 'Gagal, dana dikembalikan', en: 'Failed, refunded' },
  expired: { id: 'Batas pembayaran terlewati', en: 'The payment deadline has passed' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
}

export const stateName = (state: BillState, language: Language): string => states[state][language]

const failures: Record<BillProblem | 'OPERATOR_DECISION', Record<Language, string>> = {
  NUMBER_UNKNOWN: {
    id: 'Nomor tidak ditemukan. Periksa angkanya, lalu beli lagi.',
    en: 'There is no such number. Check its digits, then buy again.',
  },
  OPERATOR_MISMATCH: {
    id: 'Nomor ini milik operator lain. Pilih produk operator itu.',
    en: 'The number belongs to another operator. Choose that operator’s product.',
  },
  BILL_PAID: {
    id: 'Tagihan ini sudah lunas. Tidak ada yang perlu dibayar.',
    en: 'This bill is paid already. There is nothing to pay.',
  },
  NO_BILL_YET: {
    id: 'Tagihan belum terbit. Coba lagi setelah tagihan keluar.',
    en: 'There is no bill yet. Try again when it is out.',
  },
  ARREARS_FIRST: {
    id: 'Masih ada tunggakan lama. Lunasi dahulu di loket penyedia.',
    en: 'Older arrears are open. Pay them at the provider’s counter first.',
  },
  PAST_DUE: {
    id: 'Tagihan sudah lewat jatuh tempo. Bayar di loket penyedia.',
    en: 'The bill is past due. Pay it at the provider’s counter.',
  },
  ABOVE_MAXIMUM: {
    id: 'Tagihan melebihi batas pembayaran. Bayar di loket penyedia.',
    en: 'The bill is above the maximum. Pay it at the provider’s counter.',
  },
  PRODUCT_CLOSED: {
    id: 'Penyedia menutup produk ini. Pilih produk lain.',
    en: 'The provider has closed this product. Choose another.',
  },
  CUT_OFF: {
    id: 'Layanan sedang berhenti sementara. Coba lagi beberapa jam lagi.',
    en: 'The service pauses now. Try again in a few hours.',
  },
  BILLER_DOWN: {
    id: 'Penyedia tidak dapat memproses transaksi ini. Coba lagi nanti.',
    en: 'The provider could not process this transaction. Try again later.',
  },
  REJECTED: {
    id: 'Penyedia menolak transaksi ini. Coba lagi atau pilih produk lain.',
    en: 'The provider has rejected this transaction. Try again or choose another product.',
  },
  OPERATOR_DECISION: {
    id: 'Penyedia tidak mengirim produk ini. Silakan beli lagi.',
    en: 'The provider did not deliver this product. Please buy again.',
  },
}

/** The reason of a failure and what to do next. */
export const failureMessage = (
  failure: BillProblem | 'OPERATOR_DECISION',
  language: Language,
): string => failures[failure][language]
