import { DAY_MS, MINUTE_MS, SECOND_MS } from '@borong/api/rules/time'

/** How long a request to the biller may take. Its answer is then unknown. */
export const PAY_TIMEOUT_MS = 60 * SECOND_MS
/** How long a gateway holds a bill that it has taken: longer than a request takes. Then another one takes over. */
export const HOLD_MS = 3 * MINUTE_MS

const FIRST_MS = 5 * SECOND_MS
const LONGEST_MS = 10 * MINUTE_MS
const AFTER_A_DAY_MS = 60 * MINUTE_MS

/** The time of the next status request: pauses double from five seconds to ten minutes, and are an hour after a day. */
export function nextTry(tries: number, age: number, at: Date): Date {
  const pause =
    age >= DAY_MS ? AFTER_A_DAY_MS : Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries - 1, 10))
  return new Date(at.getTime() + pause)
}
