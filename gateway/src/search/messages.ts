import { defineMessages } from '@borong/api/messages'

// Quick order reads the first two columns of this file.
export const columnMessages = defineMessages({
  code: { id: 'Kode', en: 'Code' },
  minimum: { id: 'Jumlah minimum', en: 'Minimum quantity' },
  unit: { id: 'Satuan', en: 'Unit' },
  name: { id: 'Nama produk', en: 'Product name' },
  price: { id: 'Harga satuan', en: 'Unit price' },
  seller: { id: 'Toko', en: 'Store' },
  city: { id: 'Kota', en: 'City' },
  rating: { id: 'Rating', en: 'Rating' },
  sold: { id: 'Terjual', en: 'Sold' },
  stock: { id: 'Stok', en: 'Stock' },
})

/** The columns of the prices at the door, for a file with a district. */
export const deliveredMessages = defineMessages({
  quantity: { id: 'Jumlah dikirim', en: 'Delivered quantity' },
  total: { id: 'Total sampai di tempat', en: 'Total at your door' },
  perUnit: { id: 'Harga satuan sampai di tempat', en: 'Unit price at your door' },
  from: { id: 'Tiba paling cepat', en: 'Earliest arrival' },
  to: { id: 'Tiba paling lambat', en: 'Latest arrival' },
  obstacle: { id: 'Kendala pengiriman', en: 'Delivery obstacle' },
})

export const obstacleMessages = defineMessages({
  closed: { id: 'Toko sedang tutup', en: 'The store is closed' },
  stock: { id: 'Stok tidak cukup', en: 'Not enough stock' },
  minimum: { id: 'Di bawah minimum belanja', en: 'Below the minimum purchase' },
  courier: { id: 'Tidak ada kurir ke tujuan ini', en: 'No courier delivers there' },
})

export const stockMessages = defineMessages({
  available: { id: 'Tersedia', en: 'Available' },
  soldOut: { id: 'Habis', en: 'Sold out' },
})

/** The attributes of goods that lists are filtered by. */
export const attributeMessages = defineMessages({
  packaging: { id: 'Kemasan', en: 'Packaging' },
  size: { id: 'Ukuran', en: 'Size' },
  grade: { id: 'Mutu', en: 'Grade' },
  color: { id: 'Warna', en: 'Colour' },
  certificate: { id: 'Sertifikat & izin', en: 'Certificates & permits' },
})

export const deskMessages = defineMessages({
  title: { id: 'Pencarian', en: 'Search' },
  intro: {
    id: 'Kata yang dicari pembeli dalam 30 hari terakhir. Kata dari kurang dari tiga pengunjung dalam sehari tidak ditampilkan.',
    en: 'Keywords of the last 30 days. Keywords of fewer than three visitors on a day are not shown.',
  },
  none: { id: 'Belum ada.', en: 'None yet.' },
  misses: { id: 'Kata tanpa hasil', en: 'Keywords without result' },
  keyword: { id: 'Kata', en: 'Keyword' },
  searches: { id: 'Pencarian', en: 'Searches' },
  visitors: { id: 'Pengunjung terbanyak sehari', en: 'Most visitors on a day' },
  last: { id: 'Terakhir', en: 'Last' },
  unclicked: { id: 'Kata tanpa klik', en: 'Keywords without clicks' },
  unclickedHint: {
    id: 'Pencarian memberi hasil, tetapi tidak ada yang membukanya. Pencarian yang dijawab dari cache tidak ikut dihitung.',
    en: 'The search has products, and nobody opened one. Searches that the edge answered from its cache are not counted.',
  },
  searched: { id: 'Kata yang paling dicari', en: 'Most searched keywords' },
  searchedHint: {
    id: 'Pengunjung dihitung sekali sehari. Yang menolak analitik dihitung tanpa klik. Pencarian yang dijawab dari cache baru dihitung saat produknya dibuka, sehingga rasio klik adalah batas atas.',
    en: 'A visitor counts once a day. Those who refuse analytics count without clicks. A search that the edge answered from its cache counts only when a product is opened, so the click rate is an upper bound.',
  },
  visits: { id: 'Pengunjung', en: 'Visitors' },
  clickers: { id: 'Membuka', en: 'Opened' },
  rate: { id: 'Rasio klik', en: 'Click rate' },
  clicks: { id: 'Klik', en: 'Clicks' },
  synonyms: { id: 'Sinonim tambahan', en: 'Added synonyms' },
  phrase: { id: 'Kata pembeli', en: 'Words of buyers' },
  targets: { id: 'Dicari sebagai, dipisah koma', en: 'Searched as, separated by commas' },
  add: { id: 'Tambah sinonim', en: 'Add the synonym' },
  remove: { id: 'Hapus', en: 'Remove' },
  explain: { id: 'Jelaskan', en: 'Explain' },
  refused: {
    id: 'Ditolak. Muat ulang halaman, periksa isian, lalu coba lagi.',
    en: 'Refused. Reload the page, check the fields, and try again.',
  },
  explainTitle: { id: 'Arti kata pencarian', en: 'Meaning of a keyword' },
  part: { id: 'Bagian', en: 'Part' },
  kind: { id: 'Jenis', en: 'Kind' },
  options: { id: 'Dicari sebagai', en: 'Searched as' },
  used: { id: 'Dipakai', en: 'Used' },
  query: { id: 'Kueri', en: 'Query' },
  hits: { id: 'Hasil', en: 'Hits' },
  leftOut: { id: 'Tanpa', en: 'Left out' },
  corrected: { id: 'Dikoreksi menjadi', en: 'Corrected to' },
})
