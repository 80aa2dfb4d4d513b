import * as shippingCalls from '@borong/api/shipping'
import { findAddress } from '../addresses/public.ts'
import { atlas } from '../places/public.ts'
import type { Database } from '../server/database.ts'
import type { Domain } from '../server/domain.ts'
import { byCarrier, quoteLines, type SentLine } from './baskets.ts'
import { estimateParcel, estimateProduct } from './estimate.ts'

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

    serve(shippingCalls.productShippingEstimate, async ({ query, visitor, refuse }) => {
      const district = atlas().byId.get(query.district_id)
      if (!district) return refuse('DISTRICT_UNKNOWN')
      const found = query.product_id
        ? await estimateProduct(db, query, district, { visitor, now: now() })
        : await estimateParcel(db, query, district)
      if (!found) return refuse('VENDOR_UNKNOWN')
      const { options, ...more } = found
      return { data: query.group === 'true' ? byCarrier(options) : options, ...more }
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
