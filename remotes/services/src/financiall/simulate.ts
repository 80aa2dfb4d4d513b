/** The share of the purchases that a business of this age may owe, in per cent. */
export const SHARES = { under1: 30, under3: 50, over3: 80 } as const
export type Age = keyof typeof SHARES
export const MOST_LIMIT = 500_000_000
const STEP = 500_000

/**
 * The simulated limit: the purchases of the payment term, times the share of the age of the business, in whole steps of
 * Rp 500,000. 0 when it is below the smallest limit.
 */
export function simulateLimit(given: { purchases: number; days: number; age: Age }): number {
  const { purchases, days, age } = given
  const limit = (purchases * days * SHARES[age]) / (30 * 100)
  return Math.min(MOST_LIMIT, Math.floor(limit / STEP) * STEP)
}
