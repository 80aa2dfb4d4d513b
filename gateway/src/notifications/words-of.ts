import { textOf } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'
import { wholeNumber } from '../server/rupiah.ts'
import { messages, type NotificationKind } from './messages.ts'
import { titles } from './title-messages.ts'

/** A notification in the buyer's language. */
export function wordsOf(
  row: {
    kind: NotificationKind
    order_serial: string | null
    bill_serial?: string | null
    detail: string
  },
  language: Language,
) {
  const detail = row.kind === 'ORDER_COMPLETED' ? points(row.detail, language) : row.detail
  const serial = row.order_serial ?? row.bill_serial ?? ''
  return {
    title: textOf(titles[row.kind], language),
    message: textOf(messages[row.kind], language, { serial, detail }),
  }
}

// Older rows are stored with Indonesian thousands separators.
const points = (detail: string, language: Language) =>
  wholeNumber(Number(detail.replace(/\D/g, '')), language)
