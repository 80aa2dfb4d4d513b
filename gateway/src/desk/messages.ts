import { defineMessages } from '@borong/api/messages'

/** The sign-in to the desk. */
export const signInMessages = defineMessages({
  title: { id: 'Masuk ke meja penjual', en: 'Sign in to the seller desk' },
  name: { id: 'Nama', en: 'Name' },
  password: { id: 'Kata sandi', en: 'Password' },
  go: { id: 'Masuk', en: 'Sign in' },
  wrong: { id: 'Nama atau kata sandi salah.', en: 'The name or the password is wrong.' },
  locked: {
    id: 'Terlalu banyak percobaan. Coba lagi 15 menit lagi.',
    en: 'Too many attempts. Try again in 15 minutes.',
  },
  old: {
    id: 'Halaman ini sudah lama terbuka. Silakan coba lagi.',
    en: 'This page was open for a long time. Please try again.',
  },
})

/** The head of every page of the desk. */
export const headMessages = defineMessages({
  signedIn: { id: 'Masuk sebagai', en: 'Signed in as' },
  signOut: { id: 'Keluar', en: 'Sign out' },
  before: { id: 'Halaman sebelumnya', en: 'Previous page' },
  next: { id: 'Halaman berikutnya', en: 'Next page' },
})

/** The log of acts at the desk. */
export const logMessages = defineMessages({
  title: { id: 'Catatan', en: 'Log' },
  empty: { id: 'Belum ada tindakan.', en: 'No acts yet.' },
})

/** The columns of the log, in their order. */
export const columnMessages = defineMessages({
  time: { id: 'Waktu', en: 'Time' },
  actor: { id: 'Pelaku', en: 'Actor' },
  act: { id: 'Tindakan', en: 'Act' },
  subject: { id: 'Perihal', en: 'Subject' },
  detail: { id: 'Isi', en: 'Detail' },
})

/** The texts of files of rows. */
export const fileMessages = defineMessages({
  file: { id: 'Berkas', en: 'File' },
  check: { id: 'Periksa saja', en: 'Check only' },
  skip: { id: 'Lewati baris yang salah', en: 'Leave out wrong rows' },
  created: { id: 'baru', en: 'new' },
  changed: { id: 'berubah', en: 'changed' },
  same: { id: 'tetap', en: 'unchanged' },
  faulty: { id: 'salah', en: 'wrong' },
  checked: {
    id: 'Hanya diperiksa, tidak ada yang disimpan',
    en: 'Only checked, nothing is stored',
  },
  row: { id: 'Baris', en: 'Row' },
  send: { id: 'Kirim', en: 'Send' },
})
