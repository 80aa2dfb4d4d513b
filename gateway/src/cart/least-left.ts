import type { Goods } from './goods.ts'

/** The minimum of the product and of the price tier that the line was bought at, in whole steps. */
export function leastLeft(
  { left, ...line }: { quantity: number; left: number; deal_id: number | null },
  goods: Goods | undefined,
): number {
  if (!goods) return 1
  const below =
    line.deal_id === null
      ? goods.prices.findLast(({ quantity_end }) => quantity_end < line.quantity)
      : undefined
  // Beyond the end of the last tier, its price is that of the last tier.
  const isBeyond = below !== undefined && below === goods.prices.at(-1)
  const start = (isBeyond ? goods.prices.at(-2) : below)?.quantity_end ?? 0
  const from = Math.max(goods.minimumOrder, start + 1)
  return Math.min(left, Math.ceil(from / goods.step) * goods.step)
}
