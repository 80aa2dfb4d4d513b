import * as shippingCalls from '@borong/api/shipping'
import type { ShippingOption } from '@borong/api/shipping.shapes'
import { findAddress } from '../addresses/public.ts'
import { atlas } from '../places/public.ts'
import type { Database } from '../server/database.ts'
import type { Domain } from '../server/domain.ts'
import { byCarrier, isCold, quoteLines, type SentLine, shippersOf } from './baskets.ts'
import { quote } from './quote.ts'

const GRAMS = { g: 1, gram: 1, kg: 1000 } as const
const CM = { mm: 0.1, cm: 1, m: 100 } as const

export const shipping: Domain = {
  name: 'shipping',
  routes({ serve, db, now }) {
    const cartQuotes = async (userId: string, addressId: string) => {
      const address = await findAddress(db, userId, addressId)
      if (!address) return undefined
      return quoteLines(db, await chosenLines(db, userId), address, now())
    }

    serve(shippingCalls.shippingOptions, async ({ buyerId, query, refuse }) => {
      const quotes = await cartQuotes(buyerId, query.addressId)
      if (!quotes) return refuse('ADDRESS_UNKNOWN')
      return { result: Object.fromEntries(quotes) }
    })

    serve(shippingCalls.cartShippingEstimate, async ({ buyerId, query, refuse }) => {
      const quotes = await cartQuotes(buyerId, query.address_id)
      if (!quotes) return refuse('ADDRESS_UNKNOWN')
      return {
        data: Object.fromEntries(
          [...quotes].map(([sellerId, options]) => [sellerId, byCarrier(options)]),
        ),
      }
    })

    serve(shippingCalls.productShippingEstimate, async ({ query, refuse }) => {
      const district = atlas().byId.get(query.district_id)
      if (!district) return refuse('DISTRICT_UNKNOWN')
      const shipper = (await shippersOf(db, [Number(query.vendor_id)])).get(Number(query.vendor_id))
      if (!shipper) return refuse('VENDOR_UNKNOWN')
      const options: ShippingOption[] = quote(shipper, district, {
        weightGrams: query.weight * GRAMS[query.weight_uom],
        volumeCm3: query.height * query.width * query.length * CM[query.dimension_uom] ** 3,
        value: query.value ?? null,
        isCold: isCold(query),
      })
      return { data: query.group === 'true' ? byCarrier(options) : options }
    })
  },
}

async function chosenLines(db: Database, userId: string): Promise<SentLine[]> {
  return db
    .selectFrom('cart_lines')
    .select(['product_id as productId', 'quantity'])
    .where('user_id', '=', userId)
    .where('selected', '=', true)
    .where('saved', '=', false)
    .where('quantity', '>', 0)
    .execute()
}
