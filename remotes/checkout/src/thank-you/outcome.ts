import type { Order } from './stored-order.ts'

/** The main message of a page about an order's payment. */
export type Outcome =
  | 'pay'
  | 'approval'
  | 'failed'
  | 'card-failed'
  | 'paid'
  | 'expired'
  | 'cancelled'
  | 'cash-back-failed'

const CARD_FAILURES = new Set(['WRONG_OTP', 'CARD_DECLINED'])

/** The outcome of an order, which may have ended for another reason than its payment. */
export function outcomeOf({
  state,
  payment,
  cash_back,
  awaits_approval,
}: Pick<Order, 'state' | 'payment' | 'cash_back' | 'awaits_approval'>): Outcome {
  if (awaits_approval) return 'approval'
  if (state === 'expired' || state === 'cancelled') return state
  const outcome = paymentOutcomeOf(payment)
  return outcome === 'paid' && cash_back.state === 'failed' ? 'cash-back-failed' : outcome
}

/** The outcome of a payment of any subject. */
export function paymentOutcomeOf({
  state,
  failure,
}: Pick<Order['payment'], 'state' | 'failure'>): Exclude<Outcome, 'cash-back-failed' | 'approval'> {
  if (state === 'pending') return 'pay'
  if (state !== 'failed') return state
  return CARD_FAILURES.has(failure?.code ?? '') ? 'card-failed' : 'failed'
}
