import { defineMessages } from '@borong/api/messages'

export const quoteDeskMessages = defineMessages({
  title: { id: 'Penawaran', en: 'Quotes' },
  one: { id: 'Satu penawaran', en: 'One quote' },
  dateInvalid: {
    id: 'Tanggal berlaku harus mulai hari ini sampai 180 hari ke depan',
    en: 'The last day has to be from today until 180 days from now',
  },
})

/** The desk's names of the states. */
export const stateMessages = defineMessages({
  draft: { id: 'Draf', en: 'Draft' },
  asked: { id: 'Menunggu harga Anda', en: 'Waits for your price' },
  offered: { id: 'Menunggu pembeli', en: 'Waits for the buyer' },
  countered: { id: 'Ditawar pembeli', en: 'Counter-offer of the buyer' },
  accepted: { id: 'Disepakati', en: 'Accepted' },
  ordered: { id: 'Sudah dipesan', en: 'Ordered' },
  declined: { id: 'Ditolak', en: 'Declined' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
  withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
})

export const quoteViewMessages = defineMessages({
  empty: { id: 'Belum ada permintaan penawaran.', en: 'No requests for quotes yet.' },
  unread: { id: 'Baru', en: 'New' },
  back: { id: 'Semua penawaran', en: 'All quotes' },
  buyer: { id: 'Pembeli', en: 'Buyer' },
  company: { id: 'Perusahaan', en: 'Company' },
  to: { id: 'Dikirim ke', en: 'Delivery to' },
  product: { id: 'Produk', en: 'Product' },
  shopPrice: { id: 'Harga toko', en: 'Shop price' },
  wished: { id: 'Harga yang diharapkan pembeli', en: 'The buyer’s wished price' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  price: { id: 'Harga satuan (Rp)', en: 'Unit price (Rp)' },
  freight: { id: 'Ongkos kirim (Rp)', en: 'Freight (Rp)' },
  days: { id: 'Lama pengiriman (hari)', en: 'Days to deliver' },
  until: { id: 'Berlaku sampai', en: 'Valid until' },
  terms: { id: 'Syarat dan catatan', en: 'Terms and notes' },
  offer: { id: 'Kirim penawaran', en: 'Send the offer' },
  accept: { id: 'Setujui harga pembeli', en: 'Accept the buyer’s price' },
  decline: { id: 'Tolak permintaan', en: 'Decline the request' },
  withdraw: { id: 'Tarik penawaran', en: 'Withdraw the offer' },
  reason: { id: 'Alasan', en: 'Reason' },
  total: { id: 'Total', en: 'Total' },
  history: { id: 'Pesan dan riwayat', en: 'Messages and history' },
  message: { id: 'Pesan', en: 'Message' },
  file: { id: 'Lampiran', en: 'Attachment' },
  files: { id: 'Berkas', en: 'Files' },
  send: { id: 'Kirim pesan', en: 'Send the message' },
  offline: {
    id: 'Gateway tidak menjawab. Coba lagi.',
    en: 'The gateway does not answer. Try again.',
  },
  fromBuyer: { id: 'Pembeli', en: 'Buyer' },
  fromSeller: { id: 'Penjual', en: 'Seller' },
  fromShop: { id: 'Borong', en: 'Borong' },
})

export const agreedMessages = defineMessages({
  title: { id: 'Jadikan harga kesepakatan', en: 'Make agreed prices' },
  hint: {
    id: 'Anggota perusahaan ini membeli dengan harga penawaran selama masa berlakunya, setelah admin perusahaan menerimanya.',
    en: 'The members of this company buy at the prices of the quote until the last day, after an admin of the company has accepted them.',
  },
  propose: { id: 'Usulkan kepada perusahaan', en: 'Propose to the company' },
  made: { id: 'Harga kesepakatan', en: 'Agreed prices' },
  minimum: { id: 'Minimum per pesanan', en: 'Minimum of an order' },
  callOff: {
    id: 'Jatah selama berlaku (kosong: tanpa batas)',
    en: 'Call-off (empty: no limit)',
  },
})
