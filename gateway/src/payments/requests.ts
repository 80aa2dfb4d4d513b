import { MINUTE_MS, SECOND_MS } from '@borong/api/rules/time'
import type { Gateway } from '../server/domain.ts'
import type { PaymentRow } from './table.ts'

const FIRST_ASK_MS = 5 * MINUTE_MS
const LONGEST_ASK_MS = 60 * MINUTE_MS
/** A page of the shop does not wait longer for the provider. */
export const READER_WAITS_MS = 3000
const LONGEST_RETRY_MS = 5 * MINUTE_MS

/** A new payment is opened by the request that has made it, and by the job when that request has died. */
export const firstTry = (at: Date): Date => new Date(at.getTime() + 15 * SECOND_MS)

/** The next time at which an open payment is asked for: the pause grows with its age, and its deadline is one of the times. */
export function nextAsk({ created_at, expires_at }: PaymentRow, at: Date): Date {
  const age = at.getTime() - created_at.getTime()
  const next = new Date(at.getTime() + Math.min(LONGEST_ASK_MS, Math.max(FIRST_ASK_MS, age / 2)))
  return expires_at > at && expires_at < next ? expires_at : next
}

/** Whether the provider may know the payment. */
export const isRequested = ({ requested_at, reference }: PaymentRow): boolean =>
  requested_at !== null || reference !== null

/** Whether a failed request forbids the next one for now. */
export const isPaused = ({ tries, next_try_at }: PaymentRow, at: Date): boolean =>
  tries > 0 && next_try_at !== null && next_try_at > at

/** Notes a request that the provider did not answer. The next one waits, twice as long each time. */
export async function noteFailure(
  { db, now, app }: Pick<Gateway, 'db' | 'now' | 'app'>,
  { id, tries }: PaymentRow,
  error: unknown,
): Promise<void> {
  app.log.warn({ err: error, payment: id }, 'The payment service did not answer')
  const pause = Math.min(LONGEST_RETRY_MS, 5 * SECOND_MS * 2 ** Math.min(tries, 10))
  await db
    .updateTable('payments')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      next_try_at: new Date(now().getTime() + pause),
    }))
    .where('id', '=', id)
    .execute()
}

/** Notes an answer: the payment is asked for later. */
export async function noteAnswer(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  payment: PaymentRow,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ tries: 0, next_try_at: nextAsk(payment, now()) })
    .where('id', '=', payment.id)
    .execute()
}
