import { defineMessages } from '@borong/api/messages'

/** The problems that the edge answers with. */
export const problemMessages = defineMessages({
  INVALID_REQUEST: { id: 'Permintaan ini belum benar', en: 'The request is not right' },
  NOT_FOUND: { id: 'Tidak ditemukan', en: 'Not found' },
  METHOD_NOT_ALLOWED: {
    id: 'Cara ini tidak diterima di sini',
    en: 'This method is not taken here',
  },
  OVERRIDE_REFUSED: {
    id: 'Tautan versi ini tidak diterima',
    en: 'This link to a version is not accepted',
  },
  FOREIGN_FORM: {
    id: 'Formulir ini tidak berasal dari toko ini',
    en: 'This form is not from this shop',
  },
  TOO_LARGE: {
    id: 'Data yang dikirim terlalu besar',
    en: 'This is larger than the shop accepts',
  },
  REQUEST_TIMEOUT: {
    id: 'Data yang dikirim terlalu lama tiba, silakan coba lagi',
    en: 'The request took too long to arrive, please try again',
  },
  SERVICE_NOT_APPROVED: {
    id: 'Layanan ini belum tersedia di sini',
    en: 'This service is not available here',
  },
  TOO_MANY_CALLS: {
    id: 'Terlalu banyak permintaan, silakan coba lagi sebentar lagi',
    en: 'There were too many requests, please try again in a moment',
  },
  SERVICE_BUSY: {
    id: 'Layanan sedang sibuk, silakan coba lagi',
    en: 'The service is busy, please try again',
  },
  BAD_GATEWAY: {
    id: 'Terjadi kesalahan jaringan, silakan coba lagi',
    en: 'The service could not be reached, please try again',
  },
  GATEWAY_TIMEOUT: {
    id: 'Layanan terlalu lama menjawab, silakan coba lagi',
    en: 'The service took too long to answer, please try again',
  },
})
