import { defineMessages } from '@borong/api/messages'

export const parcelMessages = defineMessages({
  title: { id: 'Paket', en: 'Parcels' },
  toSend: { id: 'Perlu dikirim', en: 'To be sent' },
  sent: { id: 'Dalam perjalanan', en: 'Under way' },
  none: { id: 'Tidak ada paket di sini.', en: 'There are no parcels here.' },
  paid: { id: 'dibayar', en: 'paid' },
  to: { id: 'Ke', en: 'To' },
  note: { id: 'Catatan pembeli', en: 'Note of the buyer' },
  tracking: { id: 'Nomor resi', en: 'Tracking number' },
  send: { id: 'Sudah dikirim', en: 'It is sent' },
  deliver: { id: 'Sudah diterima pembeli', en: 'It is delivered' },
  demo: {
    id: 'Di demo, kurir bergerak sendiri. Di pasar sungguhan, paket hanya bergerak dari halaman ini atau dari penerimanya.',
    en: 'In the demo couriers move by themselves. In a real market a parcel moves from this page or by its receiver alone.',
  },
  failed: {
    id: 'Tidak terkirim. Periksa koneksi, lalu coba lagi.',
    en: 'Not sent. Check the connection, then try again.',
  },
})
