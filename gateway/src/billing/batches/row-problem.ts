import { inquiryRefusals, payRefusals } from '@borong/api/billing-refusals'
import { fill, textOf } from '@borong/api/messages'
import type { Language } from '../../server/domain.ts'
import { InquiryRefused, PayRefused } from '../refused.ts'
import { rowMessages } from './messages.ts'

export interface RowProblem {
  code: string
  message: string
}

/** A refusal as the problem of one row: its code, and its message in the buyer's language. Throws other errors again. */
export function rowProblem(error: unknown, language: Language): RowProblem {
  if (!(error instanceof InquiryRefused || error instanceof PayRefused)) throw error
  const { refusal, more } = error
  const message = { ...inquiryRefusals, ...payRefusals }[refusal][language]
  return { code: refusal, message: fill(message, language, { ...more.values }) }
}

/** The problem of a row that is the same as an earlier one. */
export const doubleOf = (line: number, language: Language): RowProblem => ({
  code: 'DOUBLE_ROW',
  message: textOf(rowMessages.DOUBLE_ROW, language, { line: String(line) }),
})
