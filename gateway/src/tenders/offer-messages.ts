import { defineMessages } from '@borong/api/messages'

/** The sellers' pages of tenders at the desk. */
export const offerMessages = defineMessages({
  title: { id: 'Tender terbuka', en: 'Open tenders' },
  one: { id: 'Satu tender', en: 'One tender' },
  empty: { id: 'Belum ada tender terbuka.', en: 'There are no open tenders.' },
  fits: { id: 'Sesuai produk Anda', en: 'Fits your products' },
  own: { id: 'Penawaran Anda', en: 'Your offer' },
  until: { id: 'Penawaran sampai', en: 'Offers until' },
  needed: { id: 'Dibutuhkan', en: 'Needed by' },
  to: { id: 'Dikirim ke', en: 'Delivery to' },
  buyer: { id: 'Pembeli', en: 'Buyer' },
  files: { id: 'Berkas', en: 'Files' },
  back: { id: 'Semua tender', en: 'All tenders' },
  wish: { id: 'Target harga', en: 'Target price' },
  product: {
    id: 'Produk toko (kosongkan jika tidak ada)',
    en: 'Product of the store (empty for none)',
  },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  price: { id: 'Harga satuan (Rp)', en: 'Unit price (Rp)' },
  freight: { id: 'Ongkos kirim (Rp)', en: 'Freight (Rp)' },
  days: { id: 'Lama pengiriman (hari)', en: 'Days to deliver' },
  valid: { id: 'Berlaku sampai', en: 'Valid until' },
  terms: { id: 'Syarat dan catatan', en: 'Terms and notes' },
  send: { id: 'Kirim penawaran', en: 'Send the offer' },
  replace: { id: 'Perbarui penawaran', en: 'Replace the offer' },
  store: { id: 'Tawarkan atas nama toko (alias)', en: 'Offer for the store (alias)' },
  go: { id: 'Buka formulir', en: 'Open the form' },
  total: { id: 'Total', en: 'Total' },
  offers: { id: 'Penawaran', en: 'Offers' },
  over: {
    id: 'Tender ini tidak menerima penawaran lagi.',
    en: 'This tender takes no more offers.',
  },
  noLine: {
    id: 'Isi produk untuk paling sedikit satu barang.',
    en: 'Choose a product for one line at least.',
  },
  offline: {
    id: 'Gateway tidak menjawab. Coba lagi.',
    en: 'The gateway does not answer. Try again.',
  },
})

export const phaseMessages = defineMessages({
  open: { id: 'Terbuka', en: 'Open' },
  closed: { id: 'Ditutup', en: 'Closed' },
  awarded: { id: 'Sudah diputuskan', en: 'Awarded' },
  withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
  expired: { id: 'Berakhir', en: 'Ended' },
})

export const offerStateMessages = defineMessages({
  offered: { id: 'Menunggu pembeli', en: 'Waits for the buyer' },
  accepted: { id: 'Dipilih pembeli', en: 'Chosen by the buyer' },
  ordered: { id: 'Sudah dipesan', en: 'Ordered' },
  declined: { id: 'Tidak dipilih', en: 'Not chosen' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
  withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
})

/** Why an offer is refused. */
export const offerRefusals = defineMessages({
  TENDER_STATE: {
    id: 'Tender ini tidak menerima penawaran lagi.',
    en: 'This tender takes no more offers.',
  },
  LINES_INVALID: {
    id: 'Setiap barang tender dapat ditawarkan sekali saja.',
    en: 'Each line of the tender can be offered once.',
  },
  PRODUCT_UNKNOWN: {
    id: 'Produk tidak ditemukan di toko ini.',
    en: 'The store has no such product.',
  },
  PRODUCT_TWICE: {
    id: 'Satu produk hanya dapat ditawarkan untuk satu barang.',
    en: 'A product can be offered for one line only.',
  },
  AGE_UNVERIFIED: {
    id: 'Pembeli ini belum terverifikasi untuk produk 21 tahun ke atas.',
    en: 'This buyer is not verified for products for 21 years and older.',
  },
  OFFER_STATE: {
    id: 'Penawaran toko ini sudah dipilih pembeli.',
    en: 'The buyer has chosen the offer of this store.',
  },
  DATE_INVALID: {
    id: 'Tanggal berlaku harus mulai hari ini sampai 180 hari ke depan.',
    en: 'The last day has to be from today until 180 days from now.',
  },
})
