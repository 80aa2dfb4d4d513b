import { defineMessages } from '@borong/api/messages'

/** The mail about a key. Its reader did not necessarily create or revoke it. */
export const mailMessages = defineMessages({
  created: { id: 'Kunci API baru: {name}', en: 'A new API key: {name}' },
  revoked: { id: 'Kunci API dicabut: {name}', en: 'API key revoked: {name}' },
  createdText: {
    id: '{actor} membuat kunci API "{name}" untuk {owner}. Dengan kunci ini sistem lain dapat membaca data di Borong.',
    en: '{actor} created the API key "{name}" for {owner}. With it, another system can read data at Borong.',
  },
  revokedText: {
    id: '{actor} mencabut kunci API "{name}" untuk {owner}. Sistem yang memakainya tidak dapat membaca data lagi.',
    en: '{actor} revoked the API key "{name}" for {owner}. The system that used it can read no more data.',
  },
  ownAccount: { id: 'akun Anda', en: 'your account' },
  open: { id: 'Buka kunci API', en: 'Open the API keys' },
  stranger: {
    id: 'Bukan Anda atau rekan Anda? Cabut kuncinya sekarang dan ganti kata sandi Anda.',
    en: 'It was neither you nor a colleague? Revoke the key now and change your password.',
  },
})
