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

/** The mail about a sign-in on a new device. */
export const deviceMessages = defineMessages({
  UNKNOWN: { id: 'perangkat tidak dikenal', en: 'unknown device' },
  SUBJECT: {
    id: 'Akun Borong Anda masuk di perangkat baru',
    en: 'Your Borong account was used on a new device',
  },
  TEXT: {
    id: 'Akun Anda masuk di {device} pada {time} WIB dari alamat {network}.',
    en: 'Your account signed in on {device} at {time} WIB from the address {network}.',
  },
  ADVICE: {
    id: 'Jika ini Anda, tidak perlu melakukan apa pun. Jika bukan, keluarkan perangkat itu dan ganti kata sandi Anda.',
    en: 'If this was you, there is nothing to do. If not, sign that device out and change your password.',
  },
})
