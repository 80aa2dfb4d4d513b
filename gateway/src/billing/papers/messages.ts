import { defineMessages } from '@borong/api/messages'

/** The columns of the files of bills, in their order. */
export const columnMessages = defineMessages({
  serial: { id: 'Nomor transaksi', en: 'Transaction' },
  time: { id: 'Waktu (WIB)', en: 'Time (WIB)' },
  product: { id: 'Produk', en: 'Product' },
  number: { id: 'Nomor pelanggan', en: 'Customer number' },
  owner: { id: 'Nama', en: 'Name' },
  state: { id: 'Status', en: 'State' },
  amount: { id: 'Tagihan', en: 'Amount' },
  admin: { id: 'Admin', en: 'Fee' },
  price: { id: 'Total', en: 'Total' },
  refunded: { id: 'Dana kembali', en: 'Refunded' },
  token: { id: 'Token', en: 'Token' },
  billerSerial: { id: 'Nomor seri', en: 'Serial number' },
  remark: { id: 'Keterangan', en: 'Remark' },
  company: { id: 'Perusahaan', en: 'Company' },
  costCentre: { id: 'Pusat biaya', en: 'Cost centre' },
  requester: { id: 'Pemohon', en: 'Requested by' },
})

/** The column of a batch's file before the others. */
export const rowMessages = defineMessages({ row: { id: 'Baris', en: 'Row' } })

/** The lines of a receipt. */
export const receiptMessages = defineMessages({
  title: { id: 'Struk pembayaran', en: 'Payment receipt' },
  date: { id: 'Tanggal', en: 'Date' },
  serial: { id: 'Nomor struk', en: 'Receipt number' },
  company: { id: 'Dibayar oleh', en: 'Paid by' },
  npwp: { id: 'NPWP', en: 'NPWP' },
  costCentre: { id: 'Pusat biaya', en: 'Cost centre' },
  requester: { id: 'Pemohon', en: 'Requested by' },
  product: { id: 'Produk', en: 'Product' },
  number: { id: 'Nomor pelanggan', en: 'Customer number' },
  owner: { id: 'Nama', en: 'Name' },
  power: { id: 'Tarif/Daya', en: 'Tariff and power' },
  months: { id: 'Jumlah bulan', en: 'Months' },
  reference: { id: 'No. referensi', en: 'Reference' },
  method: { id: 'Pembayaran', en: 'Payment' },
  token: { id: 'Token listrik', en: 'Electricity token' },
  amount: { id: 'Tagihan', en: 'Bill' },
  admin: { id: 'Admin', en: 'Fee' },
  total: { id: 'Total', en: 'Total' },
  footer: {
    id: 'Simpan struk ini sebagai bukti pembayaran yang sah. PT Borong Niaga Indonesia, layanan pelanggan 1500 465.',
    en: 'Please keep this receipt as proof of payment. PT Borong Niaga Indonesia, customer service 1500 465.',
  },
})

/** The facts of billers by their own label. Others are shown as the biller writes them. */
export const factMessages = defineMessages({
  'Rp bayar': { id: 'Rp bayar', en: 'Amount paid' },
  Meterai: { id: 'Meterai', en: 'Stamp duty' },
  PPN: { id: 'PPN', en: 'VAT (PPN)' },
  PPJ: { id: 'PPJ', en: 'Street lighting tax (PPJ)' },
  Angsuran: { id: 'Angsuran', en: 'Instalment' },
  'Rp stroom/token': { id: 'Rp stroom/token', en: 'Electricity' },
  'Jumlah kWh': { id: 'Jumlah kWh', en: 'kWh' },
  'Stand meter': { id: 'Stand meter', en: 'Meter reading' },
  'Jumlah peserta': { id: 'Jumlah peserta', en: 'Members' },
  'Jumlah bulan': { id: 'Jumlah bulan', en: 'Months' },
  'Iuran per bulan': { id: 'Iuran per bulan', en: 'Contribution per month' },
  Periode: { id: 'Periode', en: 'Period' },
  Pemakaian: { id: 'Pemakaian', en: 'Usage' },
  Denda: { id: 'Denda', en: 'Fine' },
  Kelas: { id: 'Kelas', en: 'Class' },
})
