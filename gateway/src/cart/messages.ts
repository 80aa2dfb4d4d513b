import type { CartNotice } from '@borong/api/cart-schema'
import { defineMessages, textOf } from '@borong/api/messages'
import { rupiah } from '../server/rupiah.ts'
import type { Language } from '../server/domain.ts'

const messages = defineMessages({
  STOCK: { id: 'Stok tersisa {n}', en: '{n} left' },
  DAILY_DEAL: { id: 'Sisa promo harian {n}', en: '{n} left in the daily deal' },
  MINIMUM_ORDER: { id: 'Min. pembelian {n}', en: 'Minimum order {n}' },
  QUANTITY_STEP: { id: 'Hanya dalam kelipatan {n}', en: 'Only in multiples of {n}' },
  CART_FULL: { id: 'Keranjang sudah penuh (200 produk)', en: 'The cart is full (200 products)' },
  ONE_DAILY_DEAL: {
    id: 'Hanya 1 produk promo harian per transaksi',
    en: 'Only 1 daily-deal product per transaction',
  },
  OUT_OF_STOCK: { id: 'Stok habis', en: 'Out of stock' },
  STOCK_BELOW_MINIMUM: {
    id: 'Stok toko di bawah minimum pembelian, produk ini belum dapat dibeli',
    en: 'The store has less than the minimum order, so this product cannot be bought now',
  },
  PRICE_UP: { id: 'Harga naik menjadi {amount}', en: 'The price has risen to {amount}' },
  PRICE_DOWN: { id: 'Harga turun menjadi {amount}', en: 'The price has dropped to {amount}' },
  APP_ONLY: {
    id: 'Produk ini hanya dapat dibeli melalui aplikasi',
    en: 'This product can only be bought in the app',
  },
  AGE_UNVERIFIED: {
    id: 'Verifikasi usia (21+) diperlukan untuk membeli produk ini',
    en: 'Age verification (21+) is needed to buy this product',
  },
  SELLER_CLOSED: { id: 'Toko sedang tutup', en: 'The store is closed' },
  MINIMUM_PURCHASE: {
    id: 'Anda belum mencapai minimum pembelian sebesar {amount}',
    en: 'You have not reached the minimum purchase of {amount}',
  },
  SCG_SINGLE_DESTINATION: {
    id: 'Semua produk SCG harus dikirim ke satu alamat tujuan',
    en: 'All SCG products must go to a single destination address',
  },
  ITEM_UNKNOWN: { id: 'Produk tidak tersedia lagi', en: 'The product is no longer available' },
  QUANTITY_INVALID: { id: 'Jumlah tidak valid', en: 'The quantity is not valid' },
  TOO_MANY_LINES: { id: 'Terlalu banyak produk sekaligus', en: 'Too many products at once' },
  NOTE_TOO_LONG: {
    id: 'Catatan paling panjang 200 karakter',
    en: 'A note has at most 200 characters',
  },
  UPDATED: { id: 'Keranjang diperbarui', en: 'The cart is up to date' },
  DELETED: { id: 'Produk dihapus dari keranjang', en: 'Removed from the cart' },
  OK: { id: 'Berhasil', en: 'Success' },
})

export type CartMessage = keyof typeof messages

/** A message of the cart in the buyer's language; `{n}` is a quantity, `{amount}` rupiah. */
export const cartMessage = (code: CartMessage, language: Language, value = 0): string =>
  textOf(messages[code], language, { n: value, amount: rupiah(value, language) })

/** The notice with this code and the amount for its message. */
export const notice = (
  code: CartMessage,
  language: Language,
  amount: number | null = null,
): CartNotice => ({
  code,
  message: cartMessage(code, language, amount ?? 0),
  amount,
})
