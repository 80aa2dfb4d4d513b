import type { SavedAddress } from '@borong/api/addresses.shapes'
import { lineTotal } from '@borong/api/rules/price-tier'
import type { Carrier, ShippingOption } from '@borong/api/shipping.shapes'
import { type Goods, goodsOf } from '../cart/public.ts'
import { atlas } from '../places/public.ts'
import type { Database } from '../server/database.ts'
import { quote, type Shipper } from './quote.ts'

/** Frozen and chilled goods need a cold-chain or same-day courier, and so do all goods in their parcel. */
export const isCold = ({ storage }: Pick<Goods, 'storage'>): boolean => storage !== 'ambient'

/** A product and its quantity in a parcel. */
export interface SentLine {
  productId: number
  quantity: number
}

/** The volume of a parcel beside that of its goods. */
export const PADDING = 1.05

/**
 * All shipping options of these lines to an address, by seller. An unknown product is omitted. Couriers charge by
 * district, so that the price that a page shows for a district is the price of each address in it.
 */
export async function quoteLines(
  db: Database,
  lines: readonly SentLine[],
  { district_id }: Pick<SavedAddress, 'district_id'>,
  now: Date,
): Promise<Map<number, ShippingOption[]>> {
  const destination = atlas().byId.get(district_id)
  if (!destination) return new Map()
  const known = await goodsOf(
    db,
    lines.map((line) => line.productId),
    now,
  )
  const sent = lines.flatMap(({ productId, quantity }) => {
    const goods = known.get(productId)
    return goods ? [{ goods, quantity }] : []
  })
  return new Map(
    [...Map.groupBy(sent, ({ goods }) => goods.seller.id)].map(([id, group]) => [
      id,
      quote(group[0]!.goods.seller, destination, parcelOf(group)),
    ]),
  )
}

/** The parcel of one seller's goods: the weight, the volume and the value of its lines. */
export const parcelOf = (lines: readonly { goods: Goods; quantity: number }[]) => ({
  weightGrams: sumOf(lines, ({ goods, quantity }) => goods.weightGrams * quantity),
  volumeCm3: sumOf(lines, ({ goods, quantity }) => goods.volumeCm3 * quantity * PADDING),
  value: sumOf(lines, ({ goods, quantity }) => lineTotal(goods.prices, quantity)),
  isCold: lines.some(({ goods }) => isCold(goods)),
})

const sumOf = <T>(items: readonly T[], amount: (item: T) => number) =>
  items.reduce((sum, item) => sum + amount(item), 0)

/** The seller with this id as a shipper; undefined for an unknown one. */
export const findShipper = (db: Database, id: number): Promise<Shipper | undefined> =>
  db
    .selectFrom('sellers')
    .select(['id', 'latitude', 'longitude', 'province', 'membership'])
    .select([
      'minimum_purchase as minimumPurchase',
      'personal_courier as personalCourier',
      'free_shipping as freeShipping',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

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
