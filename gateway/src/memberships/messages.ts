import { defineMessages } from '@borong/api/messages'

/** The roles of members within a sentence. */
export const roleMessages = defineMessages({
  admin: { id: 'admin', en: 'admin' },
  buyer: { id: 'pembeli', en: 'buyer' },
  approver: { id: 'penyetuju', en: 'approver' },
  finance: { id: 'keuangan', en: 'finance' },
})
