import { defineMessages } from '@borong/api/messages'

/** The events on the timeline of an order. */
export const eventMessages = defineMessages({
  ORDER_CREATED: { id: 'Pesanan dibuat', en: 'Order made' },
  APPROVAL_REQUESTED: {
    id: 'Menunggu persetujuan perusahaan',
    en: 'Waiting for the company’s approval',
  },
  APPROVAL_GRANTED: { id: 'Pesanan disetujui', en: 'Order approved' },
  APPROVAL_LINES_LOWERED: {
    id: 'Jumlah diturunkan penyetuju',
    en: 'Quantities lowered by the approver',
  },
  APPROVAL_LINES_REFUSED: { id: 'Sebagian produk ditolak', en: 'Some products refused' },
  APPROVAL_REFUSED: { id: 'Persetujuan ditolak', en: 'Approval refused' },
  APPROVAL_EXPIRED: { id: 'Waktu persetujuan habis', en: 'The time for approval is over' },
  ORDER_PAID: { id: 'Pembayaran diterima', en: 'Payment received' },
  ORDER_ON_CREDIT: {
    id: 'Pesanan diterima, dibayar dengan tempo',
    en: 'Order accepted, to be paid on terms',
  },
  ORDER_CANCELLED: { id: 'Pesanan dibatalkan', en: 'Order cancelled' },
  GOODS_CANCELLED: { id: 'Barang dibatalkan', en: 'Goods cancelled' },
  ORDER_EXPIRED: { id: 'Batas pembayaran terlewati', en: 'The payment deadline has passed' },
  ORDER_COMPLETED: { id: 'Pesanan selesai', en: 'Order completed' },
  PROCESSED: { id: 'Penjual menyiapkan pesanan', en: 'The seller is preparing the order' },
  SHIPPED: { id: 'Paket diserahkan ke kurir', en: 'Handed to the courier' },
  AT_ORIGIN: { id: 'Paket tiba di gudang asal', en: 'Arrived at the origin hub' },
  ON_THE_WAY: {
    id: 'Paket dalam perjalanan ke kota tujuan',
    en: 'On the way to the destination city',
  },
  WITH_COURIER: { id: 'Paket diantar kurir ke alamat Anda', en: 'Out for delivery' },
  DELIVERED: { id: 'Paket tiba di tujuan', en: 'Delivered' },
  COMPLETED: { id: 'Paket selesai', en: 'Parcel completed' },
})

/** The states of an order and of its parcels. */
export const stateMessages = defineMessages({
  awaiting_approval: { id: 'Menunggu persetujuan', en: 'Awaiting approval' },
  awaiting_payment: { id: 'Menunggu pembayaran', en: 'Awaiting payment' },
  processed: { id: 'Diproses', en: 'Being processed' },
  shipped: { id: 'Dikirim', en: 'Shipped' },
  delivered: { id: 'Tiba di tujuan', en: 'Delivered' },
  completed: { id: 'Selesai', en: 'Completed' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
})

/** The cash back of an order. */
export const cashBackMessages = defineMessages({
  waiting: {
    id: 'Cashback masuk ke saldo setelah pesanan selesai',
    en: 'The cash back reaches your wallet when the order is completed',
  },
  paid: { id: 'Cashback sudah masuk ke saldo Anda', en: 'The cash back is in your wallet' },
  failed: {
    id: 'Cashback gagal karena saldo tidak aktif. Muat ulang setelah saldo aktif.',
    en: 'The cash back failed because the wallet is not active. Reload once it is.',
  },
})

/** The columns of a file of orders, in their order. */
export const fileMessages = defineMessages({
  serial: { id: 'Nomor pesanan', en: 'Order number' },
  time: { id: 'Waktu (WIB)', en: 'Time (WIB)' },
  state: { id: 'Status', en: 'State' },
  company: { id: 'Perusahaan', en: 'Company' },
  po: { id: 'Nomor PO', en: 'PO number' },
  wanted: { id: 'Tanggal dibutuhkan', en: 'Wanted on' },
  reference: { id: 'Referensi', en: 'Reference' },
  centre: { id: 'Pusat biaya', en: 'Cost centre' },
  requester: { id: 'Pemesan', en: 'Ordered by' },
  approver: { id: 'Disetujui oleh', en: 'Approved by' },
  payment: { id: 'Pembayaran', en: 'Payment' },
  paid: { id: 'Dibayar atau ditagihkan (WIB)', en: 'Paid or invoiced (WIB)' },
  paymentNumber: { id: 'Nomor pembayaran', en: 'Payment number' },
  invoice: { id: 'Nomor faktur', en: 'Invoice' },
  seller: { id: 'Penjual', en: 'Seller' },
  taxInvoice: { id: 'Nomor faktur pajak', en: 'Tax invoice' },
  product: { id: 'Produk', en: 'Product' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  unit: { id: 'Satuan', en: 'Unit' },
  price: { id: 'Harga satuan', en: 'Unit price' },
  subtotal: { id: 'Subtotal', en: 'Subtotal' },
  added: { id: 'PPN di luar harga', en: 'VAT on top' },
  net: { id: 'Harga tanpa PPN', en: 'Price without VAT' },
  base: { id: 'DPP nilai lain', en: 'Tax base (DPP nilai lain)' },
  tax: { id: 'PPN', en: 'VAT (PPN)' },
  shipping: { id: 'Ongkos kirim', en: 'Shipping' },
  insurance: { id: 'Asuransi pengiriman', en: 'Shipping insurance' },
  voucher: { id: 'Voucher', en: 'Voucher' },
  subsidy: { id: 'Subsidi ongkos kirim', en: 'Shipping subsidy' },
  service: { id: 'Biaya layanan', en: 'Service fee' },
  points: { id: 'Poin', en: 'Points' },
  credit: { id: 'Saldo kredit', en: 'Credit balance' },
  wallet: { id: 'Saldo', en: 'Wallet' },
  rounding: { id: 'Pembulatan', en: 'Rounding' },
  code: { id: 'Kode unik', en: 'Unique code' },
  total: { id: 'Total', en: 'Total' },
  refunded: { id: 'Dana kembali', en: 'Refunded' },
})

/** The names of groups of spend that have no own name. */
export const spendMessages = defineMessages({
  noCostCentre: { id: 'Tanpa pusat biaya', en: 'Without a cost centre' },
  deletedMember: { id: 'Akun terhapus', en: 'Deleted account' },
  other: { id: 'Lainnya', en: 'Other' },
})
