import type { Goods } from './goods.ts'

/** The minimum of the product and of the price that the line was bought at, in whole steps: of its tier, or an agreed one. */
export function leastLeft(
  {
    left,
    agreed_minimum: agreedMinimum,
    ...line
  }: {
    quantity: number
    left: number
    deal_id: number | null
    agreed_minimum?: number | undefined
  },
  goods: Goods | undefined,
): number {
  if (!goods) return 1
  const below =
    line.deal_id === null && agreedMinimum === undefined
      ? goods.prices.findLast(({ quantity_end }) => quantity_end < line.quantity)
      : undefined
  // Beyond the end of the last tier, its price is that of the last tier.
  const isBeyond = below !== undefined && below === goods.prices.at(-1)
  const start = (isBeyond ? goods.prices.at(-2) : below)?.quantity_end ?? 0
  const from = Math.max(goods.minimumOrder, agreedMinimum ?? start + 1)
  return Math.min(left, Math.ceil(from / goods.step) * goods.step)
}
