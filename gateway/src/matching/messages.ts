import { defineMessages } from '@borong/api/messages'

/** The columns of the file, in their order. */
export const matchMessages = defineMessages({
  serial: { id: 'Nomor pesanan', en: 'Order number' },
  day: { id: 'Tanggal (WIB)', en: 'Date (WIB)' },
  po: { id: 'Nomor PO', en: 'PO number' },
  centre: { id: 'Pusat biaya', en: 'Cost centre' },
  seller: { id: 'Penjual', en: 'Seller' },
  product: { id: 'Produk', en: 'Product' },
  unit: { id: 'Satuan', en: 'Unit' },
  ordered: { id: 'Dipesan', en: 'Ordered' },
  received: { id: 'Diterima', en: 'Received' },
  open: { id: 'Terbuka', en: 'Open' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
  returned: { id: 'Dikembalikan', en: 'Returned' },
  price: { id: 'Nilai barang', en: 'Value of the goods' },
  lowered: { id: 'Nota retur barang', en: 'Credit notes of the goods' },
  invoice: { id: 'Nomor faktur', en: 'Invoice' },
  invoiced: { id: 'Ditagih', en: 'Invoiced' },
  paid: { id: 'Dibayar', en: 'Paid' },
  owed: { id: 'Belum dibayar', en: 'Owed' },
  credited: { id: 'Nota retur', en: 'Credited' },
})
