import { defineMessages } from '@borong/api/messages'

/** The page before the first release set is ready. */
export const preparingMessages = defineMessages({
  title: { id: 'Borong segera dibuka', en: 'Borong opens in a moment' },
  text: {
    id: 'Toko sedang disiapkan. Halaman ini dimuat ulang sendiri.',
    en: 'The shop is being prepared. This page reloads by itself.',
  },
})

/** The page in place of what cannot be opened or accepted. */
export const refusedMessages = defineMessages({
  forgedTitle: { id: 'Tautan pratinjau ini tidak sah', en: 'This preview link is not valid' },
  forgedText: {
    id: 'Tautannya tidak lengkap atau sudah diubah. Minta tautan baru kepada pengirimnya.',
    en: 'The link is incomplete or was changed. Ask its sender for a new one.',
  },
  endedTitle: { id: 'Pratinjau ini sudah berakhir', en: 'This preview has ended' },
  endedText: {
    id: 'Masa berlakunya habis, atau pratinjaunya dihapus. Minta tautan baru kepada pengirimnya, atau buka toko seperti biasa.',
    en: 'Its time is over, or it was deleted. Ask its sender for a new link, or open the shop as usual.',
  },
  refusedTitle: { id: 'Versi ini tidak dapat dibuka', en: 'These versions cannot be opened' },
  refusedText: {
    id: 'Toko tidak menerima pilihan versi dari tautan ini.',
    en: 'The shop does not accept the choice of versions of this link.',
  },
  tapTitle: { id: 'Jumlah ini tidak dapat dibeli', en: 'This quantity cannot be bought' },
  tapText: {
    id: 'Kembali ke produknya dan isi jumlah yang bulat, paling sedikit 1.',
    en: 'Go back to the product and enter a whole quantity of at least 1.',
  },
  tapsTitle: { id: 'Buka keranjang dulu', en: 'Open the cart first' },
  tapsText: {
    id: 'Terlalu banyak produk menunggu masuk ke keranjang. Buka keranjang dengan JavaScript aktif, lalu tambahkan lagi.',
    en: 'Too many products wait for the cart. Open it with JavaScript turned on, then add this product again.',
  },
  back: { id: 'Buka toko', en: 'Open the shop' },
})

/** Every document. */
export const documentMessages = defineMessages({
  title: {
    id: 'Borong: belanja grosir untuk usaha Anda',
    en: 'Borong: wholesale for your business',
  },
  description: {
    id: 'Beli stok usaha langsung dari penjual di seluruh Indonesia, dengan harga grosir dan pengiriman ke tempat Anda.',
    en: 'Buy stock for your business straight from sellers all over Indonesia, at wholesale prices, delivered to your door.',
  },
  script: {
    id: 'Aktifkan JavaScript di peramban Anda untuk berbelanja di Borong.',
    en: 'Turn on JavaScript in your browser to shop at Borong.',
  },
  home: { id: 'Lihat produk di beranda', en: 'See products on the home page' },
})
