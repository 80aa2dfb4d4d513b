import { defineMessages } from '@borong/api/messages'

/** The page with the messages that a real shop would send. */
export const inboxMessages = defineMessages({
  title: { id: 'Kotak masuk', en: 'Inbox' },
  intro: {
    id: 'Semua email, SMS, dan WhatsApp yang dikirim toko ini berhenti di sini, dan setiap notifikasi ke perangkat terlihat juga di sini. Halaman ini memperbarui diri.',
    en: 'Every email, SMS and WhatsApp message that this shop sends stops here, and every push to a device shows here too. The page keeps itself up to date.',
  },
  filter: { id: 'Penerima (email atau nomor HP)', en: 'Recipient (email or phone number)' },
  empty: { id: 'Belum ada pesan.', en: 'No messages yet.' },
  copy: { id: 'Salin kode', en: 'Copy code' },
  copied: { id: 'Tersalin', en: 'Copied' },
  offline: {
    id: 'Gateway tidak menjawab, mencoba lagi …',
    en: 'The gateway does not answer, trying again …',
  },
})
