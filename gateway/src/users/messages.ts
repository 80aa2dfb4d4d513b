import { defineMessages } from '@borong/api/messages'

/** The steps to a complete profile, in their order. */
export const stepMessages = defineMessages({
  name: { id: 'Isi nama Anda', en: 'Enter your name' },
  email: { id: 'Verifikasi email', en: 'Verify your email' },
  phone: { id: 'Verifikasi nomor HP', en: 'Verify your phone number' },
  password: { id: 'Buat kata sandi', en: 'Set a password' },
  address: { id: 'Tambah alamat pengiriman', en: 'Add a shipping address' },
  birth_date: { id: 'Isi tanggal lahir', en: 'Enter your birth date' },
  business: { id: 'Lengkapi data usaha', en: 'Complete your business data' },
  tax: { id: 'Isi NPWP usaha', en: 'Enter your tax number' },
})

/** The page at the desk that changes the phone number of a buyer. */
export const deskMessages = defineMessages({
  title: { id: 'Pembeli', en: 'Buyers' },
  intro: {
    id: 'Ganti nomor HP pembeli yang kehilangan nomornya. Periksa identitasnya dulu. Pembeli memverifikasi nomor baru saat masuk.',
    en: 'Change the phone number of a buyer who has lost it. Check the identity first. The buyer verifies the new number after signing in.',
  },
  account: {
    id: 'Email atau nomor HP yang terdaftar',
    en: 'Registered email or phone number',
  },
  phone: { id: 'Nomor HP baru', en: 'New phone number' },
  reason: { id: 'Alasan', en: 'Reason' },
  save: { id: 'Ganti nomor', en: 'Change the number' },
  refused: {
    id: 'Belum diganti: akun tidak ditemukan, atau nomor tidak valid atau sudah terdaftar.',
    en: 'Not changed: there is no such account, or the number is invalid or registered.',
  },
})

/** The seller's words about a company that asks for prices. */
export const companyMessages = defineMessages({
  verified: { id: 'terverifikasi', en: 'verified' },
  unverified: { id: 'belum terverifikasi', en: 'not verified' },
})

/** The page at the desk that reviews businesses. */
export const reviewMessages = defineMessages({
  title: { id: 'Verifikasi usaha', en: 'Businesses' },
  intro: {
    id: 'Usaha yang menunggu verifikasi, yang paling lama di atas. Cocokkan datanya dengan NPWP di Coretax.',
    en: 'Businesses that wait for their verification, the oldest first. Compare the data with the NPWP in Coretax.',
  },
  none: { id: 'Tidak ada usaha yang menunggu', en: 'No business is waiting' },
  since: { id: 'Dikirim', en: 'Submitted' },
  owner: { id: 'Pemilik', en: 'Owner' },
  address: { id: 'Alamat', en: 'Address' },
  documents: { id: 'Dokumen', en: 'Documents' },
  noDocuments: { id: 'Tanpa dokumen', en: 'Without documents' },
  verify: { id: 'Verifikasi', en: 'Verify' },
  revise: { id: 'Kembalikan', en: 'Return' },
  reason: { id: 'Alasan untuk pemiliknya', en: 'Reason for its owner' },
  reasonMissing: { id: 'Isi alasannya', en: 'Enter the reason' },
  numberWrong: {
    id: 'NPWP harus 16 angka, dan NITKU diawali NPWP',
    en: 'The NPWP needs 16 digits, and the NITKU begins with it',
  },
  checkDigit: {
    id: 'Angka pemeriksa NPWP ini tidak cocok. Bandingkan setiap angka dengan dokumennya.',
    en: 'The check digit of this NPWP does not match. Compare each digit with the document.',
  },
  claimed: {
    id: 'NPWP ini sudah terverifikasi untuk usaha lain:',
    en: 'This NPWP is verified for another business:',
  },
  returnOther: {
    id: 'Jika NPWP bukan milik usaha itu, kembalikan usaha itu dulu.',
    en: 'If the NPWP does not belong to that business, return it first.',
  },
  changed: {
    id: 'Data usaha ini baru saja berubah. Muat ulang halaman.',
    en: 'The data of this business have just changed. Reload the page.',
  },
  refused: {
    id: 'Belum tersimpan: data sudah berubah, atau NPWP dipakai usaha lain. Muat ulang halaman.',
    en: 'Not saved: the data have changed, or another business has the NPWP. Reload the page.',
  },
})

/** The mails about the decision of a review. */
export const decisionMessages = defineMessages({
  verifySubject: { id: '{company} sudah terverifikasi', en: '{company} is verified' },
  verify: {
    id: 'Data usaha {company} dengan NPWP {npwp} sudah diperiksa dan terverifikasi di Borong.',
    en: 'The business data of {company} with the NPWP {npwp} are checked and verified at Borong.',
  },
  reviseSubject: { id: 'Perbaiki data usaha {company}', en: 'Correct the data of {company}' },
  revise: {
    id: 'Data usaha {company} belum dapat diverifikasi. Alasannya:',
    en: 'The business data of {company} cannot be verified yet. The reason:',
  },
  open: { id: 'Buka data usaha', en: 'Open the business data' },
  own: {
    id: 'Surel ini dikirim ke pemilik data dan admin perusahaannya.',
    en: 'This mail is for the owner of the data and the admins of the company.',
  },
})
