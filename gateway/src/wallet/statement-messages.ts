import { defineMessages } from '@borong/api/messages'

/** The lines and columns of a wallet's statement. */
export const statementMessages = defineMessages({
  title: { id: 'Laporan saldo', en: 'Wallet statement' },
  month: { id: 'Bulan (WIB)', en: 'Month (WIB)' },
  buyer: { id: 'Pembeli', en: 'Buyer' },
  wallet: { id: 'Saldo Borong', en: 'Borong wallet' },
  time: { id: 'Waktu (WIB)', en: 'Time (WIB)' },
  kind: { id: 'Jenis', en: 'Kind' },
  reference: { id: 'Referensi', en: 'Reference' },
  amount: { id: 'Jumlah', en: 'Amount' },
  balance: { id: 'Saldo', en: 'Balance' },
  before: { id: 'Saldo awal bulan', en: 'Opening balance' },
  after: { id: 'Saldo akhir bulan', en: 'Closing balance' },
  none: { id: 'Tidak ada transaksi.', en: 'No transactions.' },
})
