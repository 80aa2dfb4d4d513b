import { defineMessages } from '@borong/api/messages'

/** The page with the calls. */
export const pageMessages = defineMessages({
  title: { id: 'Panggilan gateway', en: 'Calls of the gateway' },
  filter: { id: 'Saring', en: 'Filter' },
  body: { id: 'Isi', en: 'Body' },
  reply: { id: 'Jawaban', en: 'Reply' },
  refusals: { id: 'Penolakan', en: 'Refusals' },
  parameters: { id: 'Parameter', en: 'Parameters' },
})
