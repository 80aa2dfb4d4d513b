import { defineMessages } from '@borong/api/messages'

/** The page of the social account provider. */
export const pageMessages = defineMessages({
  title: { id: 'Masuk dengan akun contoh', en: 'Sign in with a sample account' },
  intro: {
    id: 'Halaman ini menggantikan penyedia akun sosial. Pilih siapa Anda, atau tulis nama dan email.',
    en: 'This page stands in for a social account provider. Choose who you are, or write a name and an email.',
  },
  name: { id: 'Nama', en: 'Name' },
  email: { id: 'Email', en: 'Email' },
  go: { id: 'Lanjutkan', en: 'Continue' },
  cancel: { id: 'Batal', en: 'Cancel' },
  wrong: { id: 'Email tidak valid', en: 'The email is not valid' },
})
