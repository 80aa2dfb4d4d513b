import { textOf } from '@borong/api/messages'
import type { BillKind } from '@borong/api/billing-entities'
import { type NumberProblem, readBillNumber } from '@borong/api/rules/bill-number'
import type { Language } from '../server/domain.ts'
import { numberHints } from './messages.ts'
import { InquiryRefused } from './refused.ts'

/** The sentence that tells what is wrong with a number. */
export const numberHint = (problem: NumberProblem, language: Language): string =>
  textOf(numberHints[problem], language)

/** The normalised number. Refuses another with a hint. */
export function numberOf(kind: BillKind, typed: string, language: Language): string {
  const read = readBillNumber(kind, typed)
  if ('number' in read) return read.number
  throw new InquiryRefused('NUMBER_INVALID', {
    values: { hint: numberHint(read.problem, language) },
    data: { problem: read.problem },
  })
}
