import { defineMessages } from '@borong/api/messages'

/** The complaints at the desk. */
export const deskMessages = defineMessages({
  title: { id: 'Komplain', en: 'Complaints' },
  empty: { id: 'Belum ada komplain.', en: 'No complaints yet.' },
  intro: {
    id: 'Komplain yang menunggu lebih dulu. Pembeli membaca jawaban Anda.',
    en: 'The waiting complaints first. The buyer reads your answer.',
  },
  order: { id: 'Pesanan', en: 'Order' },
  photo: { id: 'Foto', en: 'Photo' },
  wish: { id: 'Diminta', en: 'Wanted' },
  most: { id: 'Harga barang', en: 'Cost of the goods' },
  due: { id: 'Batas waktu', en: 'Deadline' },
  turn: { id: 'Menunggu', en: 'Waits for' },
  solution: { id: 'Solusi', en: 'Solution' },
  amount: { id: 'Pengembalian dana (Rp)', en: 'Refund (Rp)' },
  text: { id: 'Penjelasan untuk pembeli', en: 'Explanation for the buyer' },
  tracking: { id: 'Nomor resi pengganti', en: 'Tracking number of the replacement' },
  answer: { id: 'Kirim jawaban', en: 'Send the answer' },
  ship: { id: 'Pengganti sudah dikirim', en: 'The replacement is sent' },
  receive: { id: 'Barang retur sudah diterima', en: 'The returned goods have arrived' },
  decide: { id: 'Putuskan', en: 'Decide' },
  reason: { id: 'Alasan keputusan', en: 'Reason of the decision' },
  refused: {
    id: 'Belum tersimpan. Muat ulang halaman dan coba lagi.',
    en: 'Not saved. Reload the page and try again.',
  },
})

export const sideMessages = defineMessages({
  buyer: { id: 'Pembeli', en: 'Buyer' },
  seller: { id: 'Penjual', en: 'Seller' },
  operator: { id: 'Borong', en: 'Borong' },
  shop: { id: 'Otomatis', en: 'Automatic' },
})

export const kindMessages = defineMessages({
  not_arrived: { id: 'Tidak sampai', en: 'Not arrived' },
  damaged: { id: 'Rusak', en: 'Damaged' },
  wrong: { id: 'Salah barang', en: 'Wrong goods' },
  short: { id: 'Kurang', en: 'Too few' },
})

export const solutionMessages = defineMessages({
  refund: { id: 'Pengembalian dana', en: 'Refund' },
  replacement: { id: 'Barang pengganti', en: 'Replacement' },
  return: { id: 'Retur dan pengembalian dana', en: 'Return and refund' },
  none: { id: 'Ditolak', en: 'Refused' },
})

export const stateMessages = defineMessages({
  open: { id: 'Menunggu penjual', en: 'Waits for the seller' },
  answered: { id: 'Dijawab penjual', en: 'Answered by the seller' },
  agreed: { id: 'Disepakati', en: 'Agreed' },
  escalated: { id: 'Diputuskan Borong', en: 'Borong decides' },
  solved: { id: 'Selesai', en: 'Solved' },
  withdrawn: { id: 'Dibatalkan pembeli', en: 'Withdrawn by the buyer' },
})

export const actMessages = defineMessages({
  open: { id: 'Komplain dibuat', en: 'Complaint made' },
  answer: { id: 'Jawaban', en: 'Answer' },
  accept: { id: 'Disetujui', en: 'Accepted' },
  reply: { id: 'Tanggapan', en: 'Reply' },
  escalate: { id: 'Diteruskan ke Borong', en: 'Passed to Borong' },
  withdraw: { id: 'Dibatalkan', en: 'Withdrawn' },
  send_back: { id: 'Barang dikirim kembali', en: 'Goods sent back' },
  ship: { id: 'Pengganti dikirim', en: 'Replacement sent' },
  receive: { id: 'Retur diterima', en: 'Return received' },
  confirm: { id: 'Pengganti diterima', en: 'Replacement received' },
  decide: { id: 'Keputusan', en: 'Decision' },
  lapse: { id: 'Waktu habis', en: 'The time is over' },
})
