import { defineMessages } from '@borong/api/messages'

export const deskMessages = defineMessages({
  title: { id: 'Harga kesepakatan', en: 'Agreed prices' },
  one: { id: 'Satu kesepakatan harga', en: 'One price agreement' },
})

/** Why a proposal is impossible. */
export const refusalMessages = defineMessages({
  DATES_INVALID: {
    id: 'Hari terakhir harus mulai hari ini, setelah hari pertama, dan paling lama 3 tahun lagi',
    en: 'The last day has to be from today on, after the first day, and at most 3 years from now',
  },
  LINES_INVALID: {
    id: 'Isi 1 sampai 500 produk toko ini. Jatah tidak boleh di bawah minimum.',
    en: 'Enter 1 to 500 products of this store. A call-off is not below its minimum.',
  },
  QUOTE_AGREED: {
    id: 'Penawaran ini sudah menjadi harga kesepakatan',
    en: 'This quote has agreed prices already',
  },
})

/** Why a row of a price list makes no line. */
export const rowMessages = defineMessages({
  product: {
    id: 'kode bukan produk toko ini',
    en: 'the code is that of no product of this store',
  },
  mistyped: { id: 'kode produk salah ketik', en: 'the product’s code is mistyped' },
  price: { id: 'harga bukan rupiah bulat', en: 'the price is no whole amount of rupiah' },
  minimum: { id: 'minimum tidak valid', en: 'the minimum is not valid' },
  call_off: {
    id: 'jatah tidak valid atau di bawah minimum',
    en: 'the call-off is not valid, or below the minimum',
  },
  repeated: { id: 'produk sudah ada di baris lain', en: 'an earlier row has this product' },
  most: { id: 'lebih dari 500 produk', en: 'more than 500 products' },
})

export const reportMessages = defineMessages({
  head: {
    id: 'Baris yang tidak dapat dipakai: {count}. Perbaiki, atau pilih untuk melewatinya.',
    en: 'Rows that cannot be used: {count}. Correct them, or choose to leave them out.',
  },
  row: { id: 'Baris {row}: {fault}', en: 'Row {row}: {fault}' },
})

export const stateMessages = defineMessages({
  proposed: { id: 'Menunggu perusahaan', en: 'Waits for the company' },
  active: { id: 'Berlaku', en: 'Accepted' },
  refused: { id: 'Ditolak', en: 'Refused' },
  ended: { id: 'Diakhiri', en: 'Ended' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
})

export const viewMessages = defineMessages({
  empty: { id: 'Belum ada harga kesepakatan.', en: 'No agreed prices yet.' },
  back: { id: 'Semua harga kesepakatan', en: 'All agreed prices' },
  products: { id: 'produk', en: 'products' },
  propose: { id: 'Usulkan harga', en: 'Propose prices' },
  noCompany: {
    id: 'Usulkan harga kepada perusahaan yang sudah meminta penawaran atau memesan di toko ini. Belum ada perusahaan.',
    en: 'Propose prices to companies that have asked this store for a quote or ordered from it. There is none yet.',
  },
  company: { id: 'Perusahaan', en: 'Company' },
  from: { id: 'Hari pertama', en: 'First day' },
  to: { id: 'Hari terakhir', en: 'Last day' },
  list: {
    id: 'Daftar harga (tempel dari lembar kerja atau CSV: kode produk, harga satuan, minimum, jatah)',
    en: 'Price list (paste a spreadsheet or CSV: code of the product, unit price, minimum, call-off)',
  },
  file: { id: 'atau berkas CSV', en: 'or a CSV file' },
  skip: { id: 'Lewati baris yang tidak dapat dipakai', en: 'Leave out rows that cannot be used' },
  minimum: { id: 'minimum', en: 'minimum' },
  used: { id: 'dipesan', en: 'ordered' },
  left: { id: 'sisa', en: 'left' },
  unlimited: { id: 'tanpa batas', en: 'no limit' },
  end: { id: 'Akhiri kesepakatan', en: 'End the agreement' },
  endHint: {
    id: 'Pesanan yang sudah dibuat tetap memakai harganya.',
    en: 'Orders that were made keep their prices.',
  },
  offline: {
    id: 'Tidak tersambung. Coba lagi.',
    en: 'No connection. Try again.',
  },
})
