import type { SavedAddress } from '@borong/api/addresses.shapes'
import { lineTotal } from '@borong/api/rules/price-tier'
import type { Carrier, ShippingOption } from '@borong/api/shipping.shapes'
import { pointOf } from '../addresses/public.ts'
import { type Goods, goodsOf } from '../cart/public.ts'
import type { Database } from '../server/database.ts'
import { type Destination, quote, type Parcel, type Shipper } from './quote.ts'

/** Frozen and chilled goods need a cold-chain or same-day courier, and so do all goods in their parcel. */
export const isCold = ({ storage }: Pick<Goods, 'storage'>): boolean => storage !== 'ambient'

/** A product and its quantity in a parcel. */
export interface SentLine {
  productId: number
  quantity: number
}

const PADDING = 1.05

/** All shipping options of these lines to an address, by seller. An unknown product is omitted. */
export async function quoteLines(
  db: Database,
  lines: readonly SentLine[],
  address: SavedAddress,
  now: Date,
): Promise<Map<number, ShippingOption[]>> {
  const point = pointOf(address)
  return point ? quoteTo(db, lines, { ...point, province: address.province }, now) : new Map()
}

/** All shipping options of these lines to a place, by seller. */
export async function quoteTo(
  db: Database,
  lines: readonly SentLine[],
  destination: Destination,
  now: Date,
): Promise<Map<number, ShippingOption[]>> {
  const quotes = new Map<number, ShippingOption[]>()
  if (lines.length === 0) return quotes
  const parcels = await parcelsOf(db, lines, now)
  const shippers = await shippersOf(db, [...parcels.keys()])
  for (const [sellerId, parcel] of parcels) {
    const shipper = shippers.get(sellerId)
    if (shipper) quotes.set(sellerId, quote(shipper, destination, parcel))
  }
  return quotes
}

/** The parcel of each seller: the weight, the volume and the value of its lines. */
async function parcelsOf(
  db: Database,
  lines: readonly SentLine[],
  now: Date,
): Promise<Map<number, Parcel & { value: number }>> {
  const ids = lines.map((line) => line.productId)
  const goods = await goodsOf(db, ids, now)
  const sizes = await db
    .selectFrom('products')
    .select(['id', 'length_cm', 'width_cm', 'height_cm'])
    .where('id', 'in', ids)
    .execute()
  const volumes = new Map(
    sizes.map((size) => [size.id, size.length_cm * size.width_cm * size.height_cm]),
  )
  const parcels = new Map<number, Parcel & { value: number }>()
  for (const { productId, quantity } of lines) {
    const product = goods.get(productId)
    if (!product) continue
    const parcel = parcels.get(product.seller.id) ?? {
      weightGrams: 0,
      volumeCm3: 0,
      value: 0,
      isCold: false,
    }
    parcel.weightGrams += product.weightGrams * quantity
    parcel.volumeCm3 += (volumes.get(productId) ?? 0) * quantity * PADDING
    parcel.value += lineTotal(product.prices, quantity)
    parcel.isCold ||= isCold(product)
    parcels.set(product.seller.id, parcel)
  }
  return parcels
}

/** The sellers with these ids as shippers. */
export async function shippersOf(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Shipper>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('sellers')
    .select([
      'id',
      'latitude',
      'longitude',
      'province',
      'membership',
      'minimum_purchase',
      'personal_courier',
      'free_shipping',
    ])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map(({ minimum_purchase, personal_courier, free_shipping, ...row }) => [
      row.id,
      {
        ...row,
        minimumPurchase: minimum_purchase,
        personalCourier: personal_courier,
        freeShipping: free_shipping,
      },
    ]),
  )
}

/** The same options, with the services of one carrier together, in the order of each carrier's first option. */
export function byCarrier(options: readonly ShippingOption[]): Carrier[] {
  const carriers = new Map<string, Carrier>()
  for (const option of options) {
    const carrier = carriers.get(option.code)
    if (carrier) carrier.services.push(option)
    else
      carriers.set(option.code, {
        name: option.company,
        code: option.code,
        image: `courier/${option.code}`,
        services: [option],
      })
  }
  return [...carriers.values()]
}
