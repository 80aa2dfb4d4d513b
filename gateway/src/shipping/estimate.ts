import type { CallParsed } from '@borong/api/shape'
import type {
  Delivered,
  productShippingEstimate,
  ShippingOption,
} from '@borong/api/shipping.shapes'
import { goodsOf } from '../cart/public.ts'
import { isGuest } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import { findShipper, isCold, parcelOf } from './baskets.ts'
import { deliver, smallestOrder } from './delivered.ts'
import { type Destination, quote } from './quote.ts'

type Query = CallParsed<typeof productShippingEstimate>['query']
interface Estimate {
  options: ShippingOption[]
  delivered?: Delivered
}

const GRAMS = { g: 1, gram: 1, kg: 1000 } as const
const CM = { mm: 0.1, cm: 1, m: 100 } as const

/** The shipping options of a described parcel; undefined for an unknown seller. */
export async function estimateParcel(
  db: Database,
  query: Query,
  destination: Destination,
): Promise<Estimate | undefined> {
  const shipper = await findShipper(db, Number(query.vendor_id))
  if (!shipper) return undefined
  return {
    options: quote(shipper, destination, {
      weightGrams: query.weight * GRAMS[query.weight_uom],
      volumeCm3: query.height * query.width * query.length * CM[query.dimension_uom] ** 3,
      value: query.value ?? null,
      isCold: isCold(query),
    }),
  }
}

/** The shipping options of a product and its price at the door; undefined when this seller does not have it. */
export async function estimateProduct(
  db: Database,
  query: Query,
  destination: Destination,
  { visitor, now }: { visitor: Visitor; now: Date },
): Promise<Estimate | undefined> {
  const id = Number(query.product_id)
  const goods = (await goodsOf(db, [id], now)).get(id)
  if (goods?.seller.id !== Number(query.vendor_id)) return undefined
  const parcel = parcelOf([{ goods, quantity: query.quantity ?? smallestOrder(goods) }])
  // A guest must not infer a hidden price from the insurance or the minimum purchase.
  if (goods.hidesPrice && isGuest(visitor))
    return { options: quote(goods.seller, destination, { ...parcel, value: null }) }
  return {
    options: quote(goods.seller, destination, parcel),
    delivered: deliver(goods, query.quantity, destination, now),
  }
}
