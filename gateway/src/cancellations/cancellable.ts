import { type Goods, goodsOf } from '../cart/public.ts'
import { parcelsOf } from '../orders/public.ts'
import { isQuoted } from '../quotes/public.ts'
import type { Database } from '../server/database.ts'

/** The parcels of an order with their lines, and the smallest quantity that remains of each. */
export async function cancellable(db: Database, orderId: string, now: Date) {
  const parcels = await parcelsOf(db, [orderId])
  const ids = parcels.flatMap(({ lines }) => lines.map(({ product_id }) => product_id))
  const goods = await goodsOf(db, ids, now)
  // The price of a quote is that of all its goods.
  const isWhole = await isQuoted(db, orderId)
  return parcels.map((parcel) => ({
    ...parcel,
    isWhole,
    lines: parcel.lines.map((line) => {
      const product = goods.get(line.product_id)
      const least = isWhole ? line.left : leastOf(line, product)
      return { ...line, step: product?.step ?? 1, least }
    }),
  }))
}

export type CancellableParcel = Awaited<ReturnType<typeof cancellable>>[number]

/** The minimum of the product and of the price tier that the line was bought at, in whole steps. */
function leastOf(
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
