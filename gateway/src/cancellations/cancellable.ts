import { agreedMinimums } from '../agreed-prices/public.ts'
import { goodsOf, leastLeft } from '../cart/public.ts'
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
  const agreed = await agreedMinimums(db, orderId)
  return parcels.map((parcel) => ({
    ...parcel,
    isWhole,
    lines: parcel.lines.map((line) => {
      const product = goods.get(line.product_id)
      const bought = { ...line, agreed_minimum: agreed.get(line.product_id) }
      const least = isWhole ? line.left : leastLeft(bought, product)
      return { ...line, step: product?.step ?? 1, least }
    }),
  }))
}

export type CancellableParcel = Awaited<ReturnType<typeof cancellable>>[number]
