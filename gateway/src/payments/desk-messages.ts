import { defineMessages } from '@borong/api/messages'

export const deskMessages = defineMessages({
  title: { id: 'Pembayaran', en: 'Payments' },
  intro: {
    id: 'Perbedaan antara toko dan layanan pembayaran. Periksa di portal layanan, lalu catat tindakannya.',
    en: 'Differences between the shop and the payment service. Check them in its portal, then note what was done.',
  },
  empty: { id: 'Tidak ada perbedaan.', en: 'There is no difference.' },
  ours: { id: 'Toko', en: 'Shop' },
  theirs: { id: 'Layanan', en: 'Service' },
  reason: { id: 'Tindakan', en: 'What was done' },
  close: { id: 'Selesai', en: 'Close' },
  refused: {
    id: 'Tidak tersimpan. Muat ulang halaman.',
    en: 'It was not saved. Reload the page.',
  },
})

export const differenceMessages = defineMessages({
  MISSED: {
    id: 'Sudah dibayar, laporannya tidak sampai. Kini sudah dibukukan.',
    en: 'Paid, but its report did not arrive. It is booked now.',
  },
  NOT_PAID: {
    id: 'Lunas di toko, tetapi tidak di layanan pembayaran.',
    en: 'Paid in the shop, but not at the payment service.',
  },
  UNKNOWN: {
    id: 'Layanan menerima uang untuk pembayaran yang tidak dikenal toko.',
    en: 'The service has money for a payment that the shop does not know.',
  },
  AMOUNT: { id: 'Jumlahnya berbeda.', en: 'The amounts differ.' },
  REFERENCE: { id: 'Referensinya berbeda.', en: 'The references differ.' },
})
