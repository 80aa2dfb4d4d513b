import { defineMessages } from '@borong/api/messages'

/** The message with a one-time code. */
export const codeMessages = defineMessages({
  SUBJECT: { id: '{code} adalah kode OTP Borong Anda', en: '{code} is your Borong code' },
  TEXT: {
    id: 'Kode OTP Borong Anda {code}. Berlaku {minutes} menit. Jangan berikan kode ini kepada siapa pun, termasuk pihak Borong.',
    en: 'Your Borong code is {code}. It is good for {minutes} minutes. Never tell it to anyone, not even to Borong.',
  },
})

/** Waiting times. */
export const waitMessages = defineMessages({
  MINUTE: { id: '{count} menit', en: '{count} minute' },
  MINUTES: { id: '{count} menit', en: '{count} minutes' },
  HOUR: { id: '{count} jam', en: '{count} hour' },
  HOURS: { id: '{count} jam', en: '{count} hours' },
})

/** The ticket of a social sign-in. */
export const ticketMessages = defineMessages({
  STALE: {
    id: 'Waktu masuk dengan akun sosial sudah habis, silakan ulangi',
    en: 'The social sign-in took too long, please repeat it',
  },
})
