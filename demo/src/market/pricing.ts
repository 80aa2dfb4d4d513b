import type { PriceTier } from '@borong/api/rules/price-tier'
import type { Prng } from './prng.ts'

/** Above any real order: the last tier is open-ended, and applies to every larger quantity. */
export const NO_END = 999_999

/** Rounds like a wholesaler: to 50 below Rp 5.000, to 5.000 above Rp 5.000.000. */
export function roundPrice(price: number): number {
  const step = stepOf(price)
  return Math.max(step, Math.round(price / step) * step)
}

function stepOf(price: number): number {
  if (price < 5_000) return 50
  if (price < 50_000) return 100
  if (price < 500_000) return 500
  if (price < 5_000_000) return 1_000
  return 5_000
}

/** A wholesaler's minimum order at this price. */
export function minimumOrderFor(price: number, unit: string, throws: Prng): number {
  if (price >= 400_000) return 1
  if (price >= 120_000) return throws.pick([1, 1, 1, 2, 2, 3])
  if (price >= 50_000) return throws.pick([1, 2, 2, 3, 5])
  if (unit === 'kg' || unit === 'pack') return throws.pick([3, 5, 5, 10])
  if (price >= 20_000) return throws.pick([2, 3, 5, 5, 6, 10])
  return throws.pick([6, 10, 12, 12, 20])
}

// The end of a tier, in multiples of the minimum order: expensive goods are bought in smaller numbers.
const ends = [
  { from: 2_000_000, multiples: [1, 4, 9] },
  { from: 400_000, multiples: [4, 9, 24] },
  { from: 0, multiples: [4, 19, 49] },
]

/** Two to four tiers, each cheaper than the one before; `discount` is the lower price of a product on offer. */
export function tiersFor(
  price: number,
  minimumOrder: number,
  offPercent: number,
  throws: Prng,
): PriceTier[] {
  const { multiples } = ends.find((it) => price >= it.from)!
  const count = throws.between(2, 4)
  let current = price
  return Array.from({ length: count }, (_, index) => {
    if (index > 0) current = cheaper(current, throws.between(15, 40) / 1000)
    return {
      quantity_end: index === count - 1 ? NO_END : (multiples[index]! + 1) * minimumOrder - 1,
      price: current,
      discount: offPercent > 0 ? roundPrice(current * (1 - offPercent / 100)) : null,
    }
  })
}

function cheaper(price: number, share: number): number {
  return Math.min(roundPrice(price * (1 - share)), price - stepOf(price))
}
