import { defineMessages } from '@borong/api/messages'

/** The cancellations at the desk. */
export const deskMessages = defineMessages({
  title: { id: 'Pembatalan', en: 'Cancellations' },
  empty: { id: 'Belum ada barang yang dibatalkan.', en: 'No cancelled goods yet.' },
  intro: {
    id: 'Barang yang dibatalkan pembeli sebelum dikemas, terbaru dulu. Kemas hanya sisanya.',
    en: 'Goods that buyers cancelled before they were packed, the newest first. Pack only the rest.',
  },
  order: { id: 'Pesanan', en: 'Order' },
  cancelled: { id: 'dibatalkan', en: 'cancelled' },
  remains: { id: 'tetap dikirim', en: 'still to send' },
  whole: { id: 'Seluruh paket dibatalkan', en: 'The whole parcel is cancelled' },
  reason: { id: 'Alasan', en: 'Reason' },
})
