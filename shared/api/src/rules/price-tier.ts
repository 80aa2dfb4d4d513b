/** A tier of a wholesale price. `discount` is the lowered price of a unit, if any. */
export interface PriceTier {
  quantity_end: number
  price: number
  discount: number | null
}

/** Parses a typed or sent quantity as a whole number. Invalid input is 0. */
export function parseQuantity(quantity: string | number): number {
  const parsed = Number.parseInt(String(quantity), 10)
  return Number.isNaN(parsed) ? 0 : parsed
}

/** The first tier whose end is at least the quantity, else the last one. */
export function tierFor(
  tiers: readonly PriceTier[],
  quantity: string | number,
): PriceTier | undefined {
  const wanted = parseQuantity(quantity)
  return tiers.find((tier) => tier.quantity_end >= wanted) ?? tiers.at(-1)
}

/** The price of one unit at this tier. */
export const unitPrice = (tier: PriceTier): number => tier.discount ?? tier.price

/** Quantity times the unit price of its tier. */
export function lineTotal(tiers: readonly PriceTier[], quantity: string | number): number {
  const tier = tierFor(tiers, quantity)
  return tier ? parseQuantity(quantity) * unitPrice(tier) : 0
}

/** Quantity times the undiscounted price of its tier, which is shown struck through. */
export function strikeTotal(tiers: readonly PriceTier[], quantity: string | number): number {
  const tier = tierFor(tiers, quantity)
  return tier ? parseQuantity(quantity) * tier.price : 0
}

/** The next cheaper tier after this quantity: its minimum quantity and saving in per cent. Undefined on the last. */
export function nextTier(
  tiers: readonly PriceTier[],
  quantity: string | number,
): { quantity: number; save_percentage: number } | undefined {
  const current = tierFor(tiers, quantity)
  const next = current && tiers[tiers.indexOf(current) + 1]
  if (!current || !next) return undefined
  const saved = Math.floor(((unitPrice(current) - unitPrice(next)) * 100) / unitPrice(current))
  return saved > 0 ? { quantity: current.quantity_end + 1, save_percentage: saved } : undefined
}
