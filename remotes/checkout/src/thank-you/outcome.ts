import type { Order } from './kept-order.ts'

/** The main message of a page about an order's payment. */
export type Outcome =
  | 'pay'
  | 'failed'
  | 'card-failed'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'cash-back-failed'

const CARD_FAILURES = new Set(['WRONG_OTP', 'CARD_DECLINED'])

export function outcomeOf({
  state,
  payment,
  cash_back,
}: Pick<Order, 'state' | 'payment' | 'cash_back'>): Outcome {
  if (state === 'expired' || payment.state === 'expired') return 'expired'
  if (state === 'cancelled' || payment.state === 'cancelled') return 'cancelled'
  if (payment.state === 'paid') return cash_back.state === 'failed' ? 'cash-back-failed' : 'paid'
  if (payment.state !== 'failed') return 'pay'
  return CARD_FAILURES.has(payment.failure?.code ?? '') ? 'card-failed' : 'failed'
}
