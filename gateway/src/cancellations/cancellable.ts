import { agreedMinimums } from '../agreed-prices/public.ts'
import { goodsOf, leastLeft } from '../cart/public.ts'
import { leastOfLines, parcelsOf } from '../orders/public.ts'
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
  type Line = (typeof parcels)[number]['lines'][number]
  const stepOf = (line: Line) => goods.get(line.product_id)?.step ?? 1
  const least = leastOfLines(
    parcels.flatMap(({ lines }) => lines),
    (line) =>
      leastLeft(
        { ...line, agreed_minimum: agreed.get(line.product_id) },
        goods.get(line.product_id),
      ),
    stepOf,
  )
  return parcels.map((parcel) => ({
    ...parcel,
    isWhole,
    lines: parcel.lines.map((line) => ({
      ...line,
      step: stepOf(line),
      together: isWhole ? 0 : least.get(line)!.together,
      least: isWhole ? line.left : least.get(line)!.least,
    })),
  }))
}

export type CancellableParcel = Awaited<ReturnType<typeof cancellable>>[number]
