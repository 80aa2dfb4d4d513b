import { defineMessages } from '@borong/api/messages'

/** The message with the link of an invitation. */
export const invitationMessages = defineMessages({
  subject: { id: 'Undangan bergabung dengan {company}', en: 'Invitation to join {company}' },
  text: {
    id: '{inviter} mengundang Anda belanja untuk {company} di Borong sebagai {role}. Undangan berlaku 7 hari dan hanya sekali.',
    en: '{inviter} invites you to buy for {company} at Borong as {role}. The invitation is valid for 7 days and one use.',
  },
  open: { id: 'Buka undangan', en: 'Open the invitation' },
  stranger: {
    id: 'Tidak mengenal perusahaan ini? Abaikan saja pesan ini.',
    en: 'You do not know this company? Just ignore this message.',
  },
})

/** The period of a budget within a sentence. */
export const periodMessages = defineMessages({
  month: { id: 'bulan {month}', en: '{month}' },
  quarter: { id: 'kuartal {quarter} tahun {year}', en: 'quarter {quarter} of {year}' },
  year: { id: 'tahun {year}', en: '{year}' },
})
