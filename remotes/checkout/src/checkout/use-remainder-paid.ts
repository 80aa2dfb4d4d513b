import { cartTotals } from '@borong/api/rules/cart-totals'
import { withRemainderPaid } from '@borong/api/rules/remainder'
import { useHeld } from './use-balances.ts'
import type { Checkout } from './use-checkout.ts'

/** The checkout whose remainder below Rp 1,000 is paid from wallet and points before any of it is waived. */
export function useRemainderPaid(checkout: Checkout): Checkout {
  const input = withRemainderPaid(checkout.input, useHeld())
  return { ...checkout, input, totals: cartTotals(input) }
}
