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
  claim: {
    id: 'Buka tautan ini dan masuk, agar penjual melihat tender Anda dan penawarannya sampai kepada Anda. Tautan berlaku untuk satu akun sampai masa penawaran berakhir:',
    en: 'Open this link and log in, so that sellers see your tender and their offers reach you. The link is for one account, until the time for offers ends:',
  },
  stranger: {
    id: 'Jika bukan Anda yang mengajukannya, abaikan email ini.',
    en: 'If it was not you who sent it, please ignore this email.',
  },
  chosen: {
    id: 'Penawaran Anda untuk tender {number} dipilih',
    en: 'Your offer for tender {number} was chosen',
  },
  chosenText: {
    id: 'Selamat, pembeli memilih penawaran {seller}.',
    en: 'Congratulations, the buyer has chosen the offer of {seller}.',
  },
  chosenNext: {
    id: 'Pesanan masuk setelah pembeli menyelesaikannya. Siapkan barangnya, dan lihat baris yang dipilih di meja penjual:',
    en: 'The order arrives when the buyer completes it. Prepare the goods, and see the chosen lines at the seller desk:',
  },
  number: { id: 'Nomor tender', en: 'Tender number' },
  item: { id: 'Barang', en: 'Goods' },
  quantity: { id: 'Jumlah', en: 'Quantity' },
  needed: { id: 'Dibutuhkan paling lambat', en: 'Needed by' },
  place: { id: 'Tujuan kirim', en: 'Delivered to' },
  price: { id: 'Harga target per {unit}', en: 'Target price per {unit}' },
})
