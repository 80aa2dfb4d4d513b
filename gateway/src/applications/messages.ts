import { defineMessages } from '@borong/api/messages'

/** The applications at the desk. */
export const deskMessages = defineMessages({
  title: { id: 'Pengajuan', en: 'Applications' },
  empty: { id: 'Tidak ada pengajuan yang menunggu.', en: 'No application is waiting.' },
  intro: {
    id: 'Pengajuan yang menunggu, yang terlama lebih dulu. Pemohon membaca jawaban Anda.',
    en: 'The waiting applications, the oldest first. The applicant reads your answer.',
  },
  state: { id: 'Keputusan', en: 'Decision' },
  text: { id: 'Jawaban untuk pemohon', en: 'Answer for the applicant' },
  send: { id: 'Kirim', en: 'Send' },
  refused: {
    id: 'Belum tersimpan. Muat ulang halaman dan coba lagi.',
    en: 'Not saved. Reload the page and try again.',
  },
  applicant: { id: 'Pemohon', en: 'Applicant' },
  toStore: {
    id: 'Ubah paket di data toko saat Anda menyetujuinya',
    en: 'Change the package in the data of the store when you approve it',
  },
})

export const serviceMessages = defineMessages({
  agent: { id: 'Borong Agent', en: 'Borong Agent' },
  partner: { id: 'Borong Partner', en: 'Borong Partner' },
  rbiz: { id: 'Rbiz', en: 'Rbiz' },
  tokopos: { id: 'TokoPOS', en: 'TokoPOS' },
  membership: { id: 'Keanggotaan penjual', en: 'Seller membership' },
  collection: { id: 'Business Collection', en: 'Business Collection' },
  financiall: { id: 'Borong Financiall', en: 'Borong Financiall' },
})

/** The mails to applicants. */
export const mailMessages = defineMessages({
  received: {
    id: 'Pengajuan {number} sudah kami terima',
    en: 'We have received your application {number}',
  },
  receivedText: {
    id: 'Kami memeriksa pengajuan Anda untuk {service} dan mengirim keputusannya ke email ini.',
    en: 'We check your application for {service} and send the decision to this address.',
  },
  answered: { id: 'Pengajuan {number}: {state}', en: 'Application {number}: {state}' },
  answeredText: {
    id: 'Pengajuan Anda untuk {service} dijawab: {state}.',
    en: 'Your application for {service} was answered: {state}.',
  },
  open: { id: 'Lihat pengajuan', en: 'See the application' },
  stranger: {
    id: 'Bukan Anda yang mengajukan? Abaikan email ini.',
    en: 'You have not applied? Ignore this mail.',
  },
})

export const stateMessages = defineMessages({
  received: { id: 'Diterima', en: 'Received' },
  in_review: { id: 'Diperiksa', en: 'In review' },
  more_needed: { id: 'Perlu dilengkapi', en: 'More needed' },
  approved: { id: 'Disetujui', en: 'Approved' },
  declined: { id: 'Ditolak', en: 'Declined' },
  withdrawn: { id: 'Ditarik', en: 'Withdrawn' },
})

/** The names of the fields of all forms. */
export const fieldMessages = defineMessages({
  name: { id: 'Nama', en: 'Name' },
  phone: { id: 'Nomor HP', en: 'Phone' },
  email: { id: 'Email', en: 'Email' },
  company: { id: 'Perusahaan atau toko', en: 'Company or store' },
  place: { id: 'Kecamatan dan kota', en: 'District and city' },
  experience: { id: 'Pengalaman', en: 'Experience' },
  goods: { id: 'Barang yang dijual', en: 'Goods for sale' },
  plan: { id: 'Paket', en: 'Plan' },
  outlets: { id: 'Jumlah gerai', en: 'Outlets' },
  registers: { id: 'Jumlah kasir', en: 'Registers' },
  day: { id: 'Hari janji temu', en: 'Day of the appointment' },
  notes: { id: 'Catatan', en: 'Notes' },
  trade: { id: 'Jenis usaha', en: 'Trade' },
  needs: { id: 'Barang yang dibutuhkan', en: 'Goods needed' },
  term: { id: 'Tempo', en: 'Payment term' },
  limit: { id: 'Limit yang diminta (Rp)', en: 'Requested limit (Rp)' },
  purchases: { id: 'Belanja per bulan (Rp)', en: 'Purchases per month (Rp)' },
})
