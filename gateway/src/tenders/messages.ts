import { defineMessages } from '@borong/api/messages'

/** The tenders at the desk. */
export const deskMessages = defineMessages({
  title: { id: 'Tender', en: 'Tenders' },
  empty: { id: 'Belum ada permintaan tender.', en: 'No tenders yet.' },
  needed: { id: 'Dibutuhkan', en: 'Needed by' },
  target: { id: 'Target harga', en: 'Target price' },
})

/** The confirmation of a tender request. */
export const mailMessages = defineMessages({
  subject: {
    id: 'Permintaan tender {number} kami terima',
    en: 'We have received your tender request {number}',
  },
  hello: {
    id: 'Terima kasih. Permintaan tender Anda sudah kami terima.',
    en: 'Thank you. We have received your tender request.',
  },
  next: {
    id: 'Tim kami menghubungi Anda paling lambat 1 hari kerja. Sebutkan nomor tender ini jika Anda menghubungi kami.',
    en: 'Our team contacts you within 1 working day. Give this tender number when you contact us.',
  },
  stranger: {
    id: 'Jika bukan Anda yang mengajukannya, abaikan email ini.',
    en: 'If it was not you who sent it, please ignore this email.',
  },
  number: { id: 'Nomor tender', en: 'Tender number' },
  item: { id: 'Barang', en: 'Goods' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  needed: { id: 'Dibutuhkan paling lambat', en: 'Needed by' },
  place: { id: 'Tujuan kirim', en: 'Delivered to' },
  price: { id: 'Harga target per {unit}', en: 'Target price per {unit}' },
})
