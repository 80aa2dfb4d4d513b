import { defineMessages } from '@borong/api/messages'

/** Why an order can't be bought on credit. */
export const refusalMessages = defineMessages({
  NO_LINE: {
    id: 'Anda belum punya limit kredit. Ajukan kredit terlebih dahulu.',
    en: 'You have no credit line yet. Apply for credit first.',
  },
  BLOCKED: {
    id: 'Limit kredit Anda sedang diblokir. Hubungi layanan pelanggan.',
    en: 'Your credit line is blocked. Contact customer service.',
  },
  CLOSED: {
    id: 'Limit kredit Anda sudah ditutup. Ajukan kredit lagi.',
    en: 'Your credit line is closed. Apply for credit again.',
  },
  OVERDUE: {
    id: 'Ada faktur kredit yang lewat jatuh tempo. Bayar faktur itu terlebih dahulu.',
    en: 'A credit invoice is overdue. Pay that invoice first.',
  },
  LIMIT: {
    id: 'Sisa limit kredit Anda {amount}',
    en: '{amount} of your credit limit is left',
  },
})

export type CreditRefusal = keyof typeof refusalMessages

/** Why a method can't pay credit invoices. */
export const payMessages = defineMessages({
  unknown: { id: 'Metode ini tidak tersedia', en: 'This method is not available' },
  later: {
    id: 'Faktur kredit tidak dapat dibayar dengan kredit',
    en: 'Credit invoices cannot be paid on credit',
  },
})
