import { defineMessages } from '@borong/api/messages'

/** The page before the first release set is ready. */
export const preparingMessages = defineMessages({
  title: { id: 'Borong segera dibuka', en: 'Borong opens in a moment' },
  text: {
    id: 'Toko sedang disiapkan. Halaman ini dimuat ulang sendiri.',
    en: 'The shop is being prepared. This page reloads by itself.',
  },
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
})
