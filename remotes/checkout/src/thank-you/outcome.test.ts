import type { Order } from './stored-order.ts'
import { outcomeOf } from './outcome.ts'

type Given = {
  state?: Order['state']
  payment?: Partial<Order['payment']>
  cash_back?: Order['cash_back']['state']
  awaits_approval?: boolean
}
const order = ({
  state = 'awaiting_payment',
  payment,
  cash_back = 'none',
  awaits_approval = false,
}: Given) =>
  ({
    state,
    awaits_approval,
    payment: { state: 'pending', failure: null, ...payment },
    cash_back: { state: cash_back, amount: 0, message: '' },
  }) as Pick<Order, 'state' | 'payment' | 'cash_back' | 'awaits_approval'>
const failed = (code: string) => ({ state: 'failed' as const, failure: { code, message: '' } })

test.each<[string, Given, string]>([
  ['waits to be paid', {}, 'pay'],
  ['waits for its approval', { awaits_approval: true }, 'approval'],
  ['is paid', { state: 'processed', payment: { state: 'paid' } }, 'paid'],
  ['failed at the bank', { payment: failed('INSUFFICIENT_FUNDS') }, 'failed'],
  ['had the bank’s code wrong', { payment: failed('WRONG_OTP') }, 'card-failed'],
  ['had its card declined', { payment: failed('CARD_DECLINED') }, 'card-failed'],
  ['was not paid in time', { state: 'expired', payment: { state: 'expired' } }, 'expired'],
  ['was cancelled', { state: 'cancelled', payment: { state: 'cancelled' } }, 'cancelled'],
  [
    'is completed, its cash back failed',
    { state: 'completed', payment: { state: 'paid' }, cash_back: 'failed' },
    'cash-back-failed',
  ],
])('R-30 X-08: an order that %s', (_, given, outcome) => {
  expect(outcomeOf(order(given))).toBe(outcome)
})
