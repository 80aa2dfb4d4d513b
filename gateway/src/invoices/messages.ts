import { defineMessages } from '@borong/api/messages'

/** An invoice. */
export const invoiceMessages = defineMessages({
  title: { id: 'Faktur', en: 'Invoice' },
  invoice: { id: 'Nomor faktur', en: 'Invoice number' },
  serial: { id: 'Nomor pesanan', en: 'Order number' },
  issued: { id: 'Tanggal faktur', en: 'Invoice date' },
  due: { id: 'Jatuh tempo', en: 'Due on' },
  terms: { id: 'tempo {days} hari', en: '{days} days' },
  state: { id: 'Status', en: 'State' },
  unpaid: { id: 'Belum dibayar', en: 'Not paid yet' },
  paidInPart: { id: 'Dibayar sebagian', en: 'Paid in part' },
  paidOn: { id: 'Dibayar {date}', en: 'Paid on {date}' },
  void: { id: 'Lunas oleh retur, tidak ada yang dibayar', en: 'Closed by refunds, nothing to pay' },
  method: { id: 'Pembayaran', en: 'Payment' },
  billed: { id: 'Ditagihkan kepada', en: 'Billed to' },
  taxNumber: { id: 'NPWP/NIK', en: 'Tax number (NPWP/NIK)' },
  requester: { id: 'Pemesan', en: 'Ordered by' },
  po: { id: 'Nomor PO', en: 'PO number' },
  centre: { id: 'Pusat biaya', en: 'Cost centre' },
  reference: { id: 'Referensi', en: 'Reference' },
  to: { id: 'Dikirim ke', en: 'Delivered to' },
  goods: { id: 'Subtotal', en: 'Subtotal' },
  discount: { id: 'Voucher (ditanggung Borong)', en: 'Voucher (borne by Borong)' },
  shipping: { id: 'Ongkos kirim', en: 'Shipping' },
  subvention: {
    id: 'Subsidi ongkos kirim (ditanggung Borong)',
    en: 'Shipping subsidy (borne by Borong)',
  },
  insurance: { id: 'Asuransi pengiriman', en: 'Shipping insurance' },
  service: { id: 'Biaya layanan', en: 'Service fee' },
  points: { id: 'Poin', en: 'Points' },
  credit: { id: 'Saldo kredit', en: 'Credit balance' },
  wallet: { id: 'Saldo', en: 'Wallet' },
  rounding: { id: 'Pembulatan', en: 'Rounding' },
  code: { id: 'Kode unik', en: 'Unique code' },
  total: { id: 'Total', en: 'Total' },
  added: { id: 'PPN yang ditambahkan ke harga', en: 'VAT (PPN) on top of prices' },
  taxed: { id: 'Barang kena pajak', en: 'Taxed goods' },
  sum: { id: 'Jumlah', en: 'Sum' },
  split: {
    id: 'PPN {all} terdiri dari {added} yang ditambahkan ke harga dan {inside} yang sudah termasuk dalam harga.',
    en: 'The VAT of {all} is {added} on top of prices and {inside} inside prices.',
  },
  rule: {
    id: 'Setiap baris: PPN = {percent}% × DPP nilai lain, dibulatkan ke rupiah. Jumlah adalah jumlah baris.',
    en: 'On each line, VAT = {percent}% × tax base, rounded to whole rupiah. The sum adds up the lines.',
  },
  base: { id: 'DPP nilai lain', en: 'Tax base (other value)' },
  net: { id: 'Harga tanpa PPN', en: 'Price without VAT' },
  tax: { id: 'PPN', en: 'VAT (PPN)' },
  value: { id: 'Nilai pesanan', en: 'Value of the order' },
  creditNote: { id: 'Nota retur', en: 'Credit note' },
  remains: { id: 'Nilai setelah retur', en: 'Value after refunds' },
  owed: { id: 'Tagihan tempo', en: 'Invoiced on terms' },
  lowered: { id: 'Dikurangi retur', en: 'Lowered by refunds' },
  paid: { id: 'Sudah dibayar', en: 'Paid' },
  open: { id: 'Sisa tagihan', en: 'Open' },
  factureBy: {
    id: 'Faktur pajak (kode {code}) diterbitkan oleh {sellers} dan dikirim ke {email}.',
    en: 'The tax invoice (code {code}) is issued by {sellers} and sent to {email}.',
  },
  voucherNote: {
    id: 'Voucher dan subsidi ditanggung Borong: harga penjual, DPP, dan PPN tidak berkurang.',
    en: 'Borong bears vouchers and subsidies: the seller’s price, tax base and VAT stay as they are.',
  },
  untaxed: {
    id: 'Penjual yang bukan PKP: harga tanpa PPN, tanpa faktur pajak',
    en: 'A seller that is not registered for VAT: prices without VAT, no tax invoice',
  },
  footer: {
    id: 'PT Borong Niaga Indonesia, layanan pelanggan 1500 465.',
    en: 'PT Borong Niaga Indonesia, customer service 1500 465.',
  },
})

/** A credit note: what a refund takes back of an invoice. */
export const creditNoteMessages = defineMessages({
  title: { id: 'Nota retur', en: 'Credit note' },
  number: { id: 'Nomor nota retur', en: 'Credit note number' },
  date: { id: 'Tanggal retur', en: 'Refunded on' },
  complaint: { id: 'Nomor komplain', en: 'Complaint' },
  taxInvoice: { id: 'Nomor faktur pajak', en: 'Tax invoice' },
  goods: { id: 'Barang yang diretur', en: 'Refunded goods' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  price: { id: 'Harga dengan PPN', en: 'Price with VAT' },
  sum: { id: 'Nilai barang', en: 'Value of the goods' },
  voucher: {
    id: 'Bagian voucher (ditanggung Borong)',
    en: 'Share of the voucher (borne by Borong)',
  },
  deducted: { id: 'Cashback dan poin yang ditarik', en: 'Cash back and points taken back' },
  returned: { id: 'Dana kembali', en: 'Refund' },
})

/** A receipt, a delivery note and a purchase order. */
export const paperMessages = defineMessages({
  number: { id: 'Nomor', en: 'Number' },
  receipt: { id: 'Kuitansi', en: 'Receipt' },
  receivedOn: { id: 'Diterima pada', en: 'Received on' },
  receivedFrom: { id: 'Diterima dari', en: 'Received from' },
  receivedBy: { id: 'Diterima oleh', en: 'Received by' },
  received: { id: 'Jumlah diterima', en: 'Amount received' },
  inWords: { id: 'Terbilang', en: 'In words (Indonesian)' },
  payment: { id: 'Untuk pembayaran', en: 'For' },
  ofInvoice: { id: 'Faktur {invoice}, pesanan {serial}', en: 'Invoice {invoice}, order {serial}' },
  deliveryNote: { id: 'Surat jalan', en: 'Delivery note' },
  sentOn: { id: 'Dikirim pada', en: 'Sent on' },
  recipient: { id: 'Penerima', en: 'Recipient' },
  courier: { id: 'Kurir', en: 'Courier' },
  note: { id: 'Catatan', en: 'Note' },
  goods: { id: 'Barang', en: 'Goods' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  receiver: { id: 'Nama dan tanda tangan penerima', en: 'Name and signature of the recipient' },
  purchaseOrder: { id: 'Pesanan pembelian (PO)', en: 'Purchase order (PO)' },
  orderedOn: { id: 'Tanggal pesanan', en: 'Ordered on' },
  approver: { id: 'Disetujui oleh', en: 'Approved by' },
  wantedOn: { id: 'Tanggal dibutuhkan', en: 'Wanted on' },
})

/** The accounts of a journal. A company assigns them to its own chart of accounts. */
export const journalAccountMessages = defineMessages({
  purchases: { id: 'Pembelian', en: 'Purchases' },
  inputTax: { id: 'PPN masukan', en: 'Input VAT' },
  costs: { id: 'Ongkos kirim dan biaya', en: 'Shipping and fees' },
  discounts: { id: 'Diskon dan subsidi', en: 'Discounts and subsidies' },
  balance: { id: 'Saldo Borong', en: 'Borong balance' },
  earnings: { id: 'Cashback dan poin ditarik', en: 'Cash back and points taken back' },
  payable: { id: 'Utang usaha', en: 'Accounts payable' },
  bank: { id: 'Kas dan bank', en: 'Cash and bank' },
})

/** The columns of a file of journals, in their order, and the kinds of journals. */
export const journalMessages = defineMessages({
  date: { id: 'Tanggal', en: 'Date' },
  number: { id: 'Nomor bukti', en: 'Document number' },
  text: { id: 'Keterangan', en: 'Description' },
  account: { id: 'Akun', en: 'Account' },
  debit: { id: 'Debit', en: 'Debit' },
  credit: { id: 'Kredit', en: 'Credit' },
  serial: { id: 'Nomor pesanan', en: 'Order number' },
  po: { id: 'Nomor PO', en: 'PO number' },
  centre: { id: 'Pusat biaya', en: 'Cost centre' },
  purchase: { id: 'Pembelian', en: 'Purchase' },
  refund: { id: 'Retur', en: 'Refund' },
  payment: { id: 'Pembayaran tempo', en: 'Payment on terms' },
})
