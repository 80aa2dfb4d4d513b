import { defineMessages } from '@borong/api/messages'

/** The guide to the read API. */
export const docsMessages = defineMessages({
  title: { id: 'Panduan Borong Connect', en: 'Borong Connect guide' },
  lead: {
    id: 'API baca untuk sistem pembelian dan akuntansi Anda: pesanan dan katalog, dalam JSON.',
    en: 'A read API for your purchasing and accounting systems: orders and the catalogue, as JSON.',
  },
  other: { id: 'Read this page in English', en: 'Baca halaman ini dalam bahasa Indonesia' },
  keys: { id: 'Buat atau cabut kunci API', en: 'Create or revoke API keys' },
  openapi: { id: 'Deskripsi OpenAPI 3.1', en: 'OpenAPI 3.1 description' },
  start: { id: 'Mulai', en: 'Start' },
  startText: {
    id: 'Simpan kunci di variabel lingkungan, lalu kirim di header Authorization. Kunci tidak boleh ada di alamat.',
    en: 'Store the key in an environment variable, and send it in the Authorization header. A key must not be in the address.',
  },
  scope: {
    id: 'Kunci pribadi membaca pesanan pribadi Anda. Kunci perusahaan membaca semua pesanan perusahaan itu. Izinnya: orders untuk pesanan, catalogue untuk produk.',
    en: 'A personal key reads your personal orders. A company’s key reads all orders of that company. The scopes are orders, and catalogue for products.',
  },
  orders: { id: 'Pesanan', en: 'Orders' },
  ordersText: {
    id: 'Urut dari perubahan terlama. Untuk menyalin hanya yang berubah, kirim updated_since dengan waktu penyalinan terakhir dikurangi satu menit. Pesanan yang sama dapat muncul lagi, jadi simpan menurut id.',
    en: 'The least recently changed first. To copy only what changed, send updated_since with the time of the last copy minus one minute. The same order can come again, so store by id.',
  },
  products: { id: 'Produk', en: 'Products' },
  productsText: {
    id: 'Harga bertingkat dan stok saat ini, tanpa barang berbatas usia. Kirim ids untuk memeriksa sampai 100 produk sekaligus.',
    en: 'Today’s price tiers and stocks, without age-restricted goods. Send ids to check up to 100 products together.',
  },
  paging: { id: 'Halaman', en: 'Pages' },
  pagingText: {
    id: 'limit paling besar 100, bawaan 50. Selama next_cursor tidak null, ulangi permintaan yang sama dengan cursor dari jawaban itu.',
    en: 'limit is 100 at most, 50 by default. While next_cursor is not null, repeat the same request with the cursor of that answer.',
  },
  limits: { id: 'Batas', en: 'Limits' },
  limitsText: {
    id: '{limit} permintaan per menit untuk setiap kunci. Header RateLimit-Remaining memberi tahu sisanya. Setelah 429, tunggu sebanyak detik di header Retry-After.',
    en: '{limit} requests a minute for each key. The header RateLimit-Remaining has the rest. After 429, wait for the seconds in the header Retry-After.',
  },
  etag: {
    id: 'Setiap jawaban punya ETag. Kirim di If-None-Match, dan jawaban yang sama datang sebagai 304 tanpa isi.',
    en: 'Every answer has an ETag. Send it in If-None-Match, and an unchanged answer comes as 304 without a body.',
  },
  errors: { id: 'Penolakan', en: 'Errors' },
  errorsText: {
    id: 'Penolakan berisi name untuk program dan message untuk orang, dalam bahasa di header Accept-Language (id atau en).',
    en: 'An error has a name for programs and a message for people, in the language of the header Accept-Language (id or en).',
  },
  fields: { id: 'Semua kolom', en: 'All fields' },
  parameters: { id: 'Parameter', en: 'Parameters' },
  reply: { id: 'Jawaban', en: 'Reply' },
})
