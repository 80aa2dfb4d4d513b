import { tierFor, unitPrice, type PriceTier } from '@borong/api/rules/price-tier'

/** Above any quantity, and within the range of GraphQL's Int. */
const ENDLESS = 1_000_000

interface Agreed {
  price: number
  minimum: number
  left: number | null
}

/**
 * The price tiers of a product with an agreed price. It applies from its minimum to what is left of the call-off, where it
 * is lower than the tier; a line with more units has the price of its tier.
 */
export function agreedTiers(tiers: readonly PriceTier[], agreed: Agreed): PriceTier[] {
  const to = agreed.left ?? ENDLESS
  const found: PriceTier[] = []
  let from = 1
  for (const [at, tier] of tiers.entries()) {
    // The price of the last tier is that of any larger quantity.
    const end = at === tiers.length - 1 ? Math.max(tier.quantity_end, ENDLESS) : tier.quantity_end
    const first = Math.max(from, agreed.minimum)
    const last = Math.min(end, to)
    if (first > last || agreed.price >= unitPrice(tier)) found.push({ ...tier, quantity_end: end })
    else {
      if (first > from) found.push({ ...tier, quantity_end: first - 1 })
      found.push({ quantity_end: last, price: tier.price, discount: agreed.price })
      if (last < end) found.push({ ...tier, quantity_end: end })
    }
    from = end + 1
  }
  return found
}

/** Whether this quantity has the agreed price and not that of its tier. */
export function isAgreedAt(tiers: readonly PriceTier[], agreed: Agreed, quantity: number): boolean {
  const tier = tierFor(tiers, quantity)
  return (
    tier !== undefined &&
    quantity >= agreed.minimum &&
    (agreed.left === null || quantity <= agreed.left) &&
    agreed.price < unitPrice(tier)
  )
}
