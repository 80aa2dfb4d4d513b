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
  const detail = OF_NUMBERS.has(row.kind) ? number(row.detail, language) : row.detail
  const serial = row.order_serial ?? row.bill_serial ?? ''
  return {
    title: textOf(titles[row.kind], language),
    message: textOf(messages[row.kind], language, { serial, detail }),
  }
}

/** The kinds whose detail is a number of points or rupiah. */
const OF_NUMBERS: ReadonlySet<NotificationKind> = new Set([
  'ORDER_COMPLETED',
  'COMPANY_ORDER_COMPLETED',
  'EARNINGS_TAKEN_BACK',
  'POINTS_TAKEN_BACK',
  'GOODS_CANCELLED',
  'ORDER_REFUNDED',
  'POINTS_END_IN_30_DAYS',
  'POINTS_END_IN_7_DAYS',
])

// Older rows are stored with Indonesian thousands separators.
const number = (detail: string, language: Language) =>
  wholeNumber(Number(detail.replace(/\D/g, '')), language)
