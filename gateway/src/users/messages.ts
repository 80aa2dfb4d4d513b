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
