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
  line: { id: 'Limit kredit', en: 'Credit line' },
  time: { id: 'Waktu (WIB)', en: 'Time (WIB)' },
  kind: { id: 'Jenis', en: 'Kind' },
  invoice: { id: 'Faktur', en: 'Invoice' },
  due: { id: 'Jatuh tempo', en: 'Due on' },
  po: { id: 'Nomor PO', en: 'PO number' },
  reference: { id: 'Referensi', en: 'Reference' },
  amount: { id: 'Jumlah', en: 'Amount' },
  balance: { id: 'Terutang', en: 'Owed' },
  before: { id: 'Terutang awal bulan', en: 'Owed at the beginning' },
  after: { id: 'Terutang akhir bulan', en: 'Owed at the end' },
  none: { id: 'Tidak ada transaksi.', en: 'No transactions.' },
})

/** One invoice for the orders of a month on credit. */
export const monthlyInvoiceMessages = defineMessages({
  title: { id: 'Faktur bulanan', en: 'Monthly invoice' },
  month: { id: 'Bulan (WIB)', en: 'Month (WIB)' },
  billed: { id: 'Ditagihkan kepada', en: 'Billed to' },
  terms: { id: 'Syarat', en: 'Terms' },
  days: { id: 'hari', en: 'days' },
  invoice: { id: 'Nomor faktur', en: 'Invoice' },
  po: { id: 'Nomor PO', en: 'PO number' },
  due: { id: 'Jatuh tempo', en: 'Due on' },
  amount: { id: 'Jumlah (Rp)', en: 'Amount (Rp)' },
  refunded: { id: 'Retur', en: 'Refunds' },
  paid: { id: 'Dibayar', en: 'Paid' },
  open: { id: 'Sisa', en: 'Open' },
  sum: { id: 'Jumlah', en: 'Sum' },
  total: { id: 'Sisa tagihan', en: 'Open amount' },
  note: {
    id: 'Sisa = jumlah - retur - dibayar. Rincian barang dan PPN ada di setiap faktur.',
    en: 'Open = amount - refunds - paid. Each invoice has its goods and VAT.',
  },
  footer: {
    id: 'PT Borong Niaga Indonesia, layanan pelanggan 1500 465.',
    en: 'PT Borong Niaga Indonesia, customer service 1500 465.',
  },
})
