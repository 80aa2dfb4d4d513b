import { endOfDayAfter } from '@borong/api/rules/wib'

/** A draft that was not sent is cleared after these days. */
const DRAFT_DAYS = 7
/** The days in which a seller answers a request. */
const ANSWER_DAYS = 14
/** The days that a buyer has at least to order an accepted quote. */
const ORDER_DAYS = 3

export const draftUntil = (at: Date): Date => endOfDayAfter(at, DRAFT_DAYS)

export const askedUntil = (at: Date): Date => endOfDayAfter(at, ANSWER_DAYS)

/** The offer's own date, or three days when it is nearer: paying takes its time. */
export function acceptedUntil({ valid_until }: { valid_until: Date | null }, at: Date): Date {
  const least = endOfDayAfter(at, ORDER_DAYS)
  return valid_until && valid_until > least ? valid_until : least
}
