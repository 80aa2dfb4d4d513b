// Not part of the messages that every visitor loads.
export const IN_APP_TEXTS = {
  id: {
    close: 'Tutup',
    share: 'Bagikan atau simpan',
    shareLead: 'Pilih tempat menyimpan berkas ini, atau kirimkan ke orang lain.',
    file: 'Aplikasi ini tidak dapat menyimpan berkas. Buka halaman ini di Chrome atau Safari, lalu unduh di sana.',
    failed: 'Berkas tidak terkirim. Buka halaman ini di Chrome atau Safari, lalu unduh di sana.',
    signIn: 'Masuk dengan Google atau passkey? Buka halaman ini di Chrome atau Safari.',
    copy: 'Salin tautan halaman',
    copied: 'Tautan disalin',
    copyFailed: 'Tekan lama alamat ini untuk menyalinnya',
  },
  en: {
    close: 'Close',
    share: 'Share or save',
    shareLead: 'Choose where to save this file, or send it to someone.',
    file: 'This app cannot save files. Open this page in Chrome or Safari, and download there.',
    failed: 'The file was not shared. Open this page in Chrome or Safari, and download there.',
    signIn: 'To sign in with Google or a passkey, open this page in Chrome or Safari.',
    copy: 'Copy the page’s link',
    copied: 'Link copied',
    copyFailed: 'Long-press this address to copy it',
  },
} as const

export type InAppTexts = typeof IN_APP_TEXTS
