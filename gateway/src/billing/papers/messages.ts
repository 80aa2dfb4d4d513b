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
})

/** The column of a batch's file before the others. */
export const rowMessages = defineMessages({ row: { id: 'Baris', en: 'Row' } })
