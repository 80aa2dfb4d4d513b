import { defineMessages } from '@borong/api/messages'

/** The errors that every call can return. */
export const generalMessages = defineMessages({
  INVALID_REQUEST: {
    id: 'Data yang dikirim belum benar',
    en: 'The data sent is not right',
  },
  UNAUTHORIZED: { id: 'Silakan masuk terlebih dahulu', en: 'Please log in first' },
  FORBIDDEN: { id: 'Anda tidak memiliki akses', en: 'You have no access to this' },
  NOT_FOUND: { id: 'Data tidak ditemukan', en: 'Not found' },
  METHOD_NOT_ALLOWED: {
    id: 'Permintaan ini tidak tersedia',
    en: 'This request is not available',
  },
  TOO_MANY_REQUESTS: {
    id: 'Terlalu banyak permintaan, coba beberapa saat lagi',
    en: 'Too many requests, try again in a moment',
  },
  INTERNAL_ERROR: {
    id: 'Mohon maaf terjadi kesalahan, silahkan coba beberapa saat lagi.',
    en: 'Sorry, something went wrong. Please try again in a moment.',
  },
  UNAVAILABLE: {
    id: 'Layanan sedang terganggu, coba beberapa saat lagi',
    en: 'The service is disturbed, try again in a moment',
  },
})

/** The mistakes of a value that was sent, where its shape has no message of its own. */
export const invalidMessages = defineMessages({
  value: {
    id: 'Nilai tidak sesuai: seharusnya {expected}, yang dikirim {received}',
    en: 'Invalid value: Expected {expected} but received {received}',
  },
  text: { id: 'Teks tidak sesuai', en: 'Invalid text' },
})
