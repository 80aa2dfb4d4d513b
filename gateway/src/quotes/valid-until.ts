const DAY_MS = 24 * 60 * 60 * 1000
/** The days in which a seller answers a request. */
const ANSWER_DAYS = 14
/** The days that a buyer has at least to order an accepted quote. */
const ORDER_DAYS = 3

const after = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)

export const askedUntil = (at: Date): Date => after(at, ANSWER_DAYS)

/** The offer's own date, or three days when it is nearer: paying takes its time. */
export function acceptedUntil({ valid_until }: { valid_until: Date | null }, at: Date): Date {
  const least = after(at, ORDER_DAYS)
  return valid_until && valid_until > least ? valid_until : least
}
