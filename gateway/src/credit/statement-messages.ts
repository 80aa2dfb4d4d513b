import { defineMessages } from '@borong/api/messages'

/** The kinds of movements. */
export const entryMessages = defineMessages({
  INVOICE: { id: 'Faktur', en: 'Invoice' },
  PAYMENT: { id: 'Pembayaran', en: 'Payment' },
  REFUND: { id: 'Pengembalian dana', en: 'Refund' },
})

/** The lines and columns of a statement. */
export const statementMessages = defineMessages({
  title: { id: 'Laporan kredit', en: 'Credit statement' },
  month: { id: 'Bulan (WIB)', en: 'Month (WIB)' },
  buyer: { id: 'Pembeli', en: 'Buyer' },
  line: { id: 'Limit kredit', en: 'Credit line' },
  time: { id: 'Waktu (WIB)', en: 'Time (WIB)' },
  kind: { id: 'Jenis', en: 'Kind' },
  invoice: { id: 'Faktur', en: 'Invoice' },
  reference: { id: 'Referensi', en: 'Reference' },
  amount: { id: 'Jumlah', en: 'Amount' },
  balance: { id: 'Terutang', en: 'Owed' },
  before: { id: 'Terutang awal bulan', en: 'Owed at the beginning' },
  after: { id: 'Terutang akhir bulan', en: 'Owed at the end' },
  none: { id: 'Tidak ada transaksi.', en: 'No transactions.' },
})
