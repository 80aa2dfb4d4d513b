import { cartTotals, type TotalsInput } from './cart-totals.ts'

/** The balances that the buyer has and may use, in rupiah. */
export interface Held {
  wallet: number
  points: number
}

/** The same input with a waived remainder paid from the wallet, then from points, as far as the balances allow. */
export function withRemainderPaid(input: TotalsInput, held: Held): TotalsInput {
  const { rounding, wallet_used, points_used } = cartTotals(input)
  const fromWallet = Math.min(rounding, Math.max(0, held.wallet - wallet_used))
  const fromPoints = Math.min(rounding - fromWallet, Math.max(0, held.points - points_used))
  return {
    ...input,
    ...(fromWallet > 0 ? { wallet: wallet_used + fromWallet } : {}),
    ...(fromPoints > 0 ? { points: points_used + fromPoints } : {}),
  }
}
