import { defineMessages } from '@borong/api/messages'

/** The page with the received telemetry. */
export const pageMessages = defineMessages({
  title: { id: 'Telemetri', en: 'Telemetry' },
  intro: {
    id: 'Yang dikirim browser ke layanan analitik, galat, dan log. Halaman ini memperbarui diri.',
    en: 'What browsers sent to the analytics, error and log services. The page keeps itself up to date.',
  },
  flags: { id: 'Sakelar', en: 'Switches' },
  arrived: { id: 'Yang tiba', en: 'What arrived' },
  all: { id: 'Semua', en: 'All' },
  filter: { id: 'Cari teks', en: 'Search the text' },
  empty: { id: 'Belum ada apa-apa.', en: 'Nothing yet.' },
  offline: {
    id: 'Gateway tidak menjawab, mencoba lagi …',
    en: 'The gateway does not answer, trying again …',
  },
})
