import { defineMessages } from '@borong/api/messages'

/** The shipments at the desk. */
export const deskMessages = defineMessages({
  title: { id: 'Kargo', en: 'Cargo' },
  empty: { id: 'Tidak ada pengiriman yang berjalan.', en: 'No shipment is under way.' },
  intro: {
    id: 'Pengiriman yang berjalan, yang terlama lebih dulu. Anda bertindak sebagai kurir.',
    en: 'The shipments under way, the oldest first. You act for the courier.',
  },
  state: { id: 'Status baru', en: 'New state' },
  text: { id: 'Lokasi atau nama penerima', en: 'Place or name of the recipient' },
  send: { id: 'Simpan', en: 'Save' },
  refused: {
    id: 'Belum tersimpan. Muat ulang halaman dan coba lagi.',
    en: 'Not saved. Reload the page and try again.',
  },
  tracking: { id: 'Nomor resi', en: 'Tracking number' },
  packages: { id: 'koli', en: 'packages' },
  pickup: { id: 'Hari jemput', en: 'Pickup day' },
  sender: { id: 'Pengirim', en: 'Sender' },
  recipient: { id: 'Penerima', en: 'Recipient' },
  goods: { id: 'Barang', en: 'Goods' },
})

export const serviceMessages = defineMessages({
  shared: { id: 'Kargo Hemat', en: 'Shared cargo' },
  air: { id: 'Kargo Udara', en: 'Air cargo' },
  van: { id: 'Mobil Bak', en: 'Pickup van' },
  light: { id: 'Truk Engkel (CDE)', en: 'Light truck (CDE)' },
  medium: { id: 'Truk Double (CDD)', en: 'Medium truck (CDD)' },
  heavy: { id: 'Truk Fuso', en: 'Heavy truck (Fuso)' },
})

export const stateMessages = defineMessages({
  booked: { id: 'Dipesan', en: 'Booked' },
  picked_up: { id: 'Dijemput', en: 'Picked up' },
  in_transit: { id: 'Dalam perjalanan', en: 'In transit' },
  delivered: { id: 'Tiba', en: 'Delivered' },
  cancelled: { id: 'Dibatalkan', en: 'Cancelled' },
})
