import { defineMessages } from '@borong/api/messages'

/** The problems that only rows of a batch have. */
export const rowMessages = defineMessages({
  DOUBLE_ROW: {
    id: 'Baris ini sama dengan baris {line}. Hapus salah satunya.',
    en: 'This row is the same as row {line}. Please remove one of them.',
  },
})
