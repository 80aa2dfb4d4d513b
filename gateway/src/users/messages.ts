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
