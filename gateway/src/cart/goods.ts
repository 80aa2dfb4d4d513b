import type { PriceTier } from '@borong/api/rules/price-tier'
import { dealOffers, type DealOffer } from '../campaigns/deals.ts'
import type { Database } from '../server/database.ts'

// Beyond any quantity, and within GraphQL's Int.
const DEAL_END = 1_000_000

/** What buying has to know about a product: its facts, its seller and its price now. */
export interface Goods {
  id: number
  alias: string
  name: string
  image: string
  unit: string
  /** The price now; a running deal's price stands in its only tier. */
  prices: PriceTier[]
  minimumOrder: number
  step: number
  stock: number
  weightGrams: number
  isScg: boolean
  isAdult: boolean
  isAppOnly: boolean
  ppnIncluded: boolean
  deal: { id: number; price: number; left: number } | null
  seller: GoodsSeller
}

export interface GoodsSeller {
  id: number
  alias: string
  name: string
  city: string
  membership: 0 | 2 | 3
  isOpen: boolean
  minimumPurchase: number
}

/** The products with these ids; one that is not there is missing from the answer. */
export async function goodsOf(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Goods>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select([
      'products.id',
      'products.alias',
      'products.name',
      'products.unit',
      'products.tiers',
      'products.minimum_order',
      'products.step',
      'products.weight_grams',
      'products.is_scg',
      'products.is_adult',
      'products.is_app_only',
      'products.ppn_included',
      'products.card',
      'product_stock.stock',
      'sellers.id as seller_id',
      'sellers.alias as seller_alias',
      'sellers.name as seller_name',
      'sellers.city',
      'sellers.membership',
      'sellers.is_open',
      'sellers.minimum_purchase',
    ])
    .where('products.id', 'in', [...ids])
    .execute()
  const offers = await dealOffers(db, ids, now)
  return new Map(
    rows.map((row) => {
      const deal = dealOf(offers.get(row.id))
      const goods: Goods = {
        id: row.id,
        alias: row.alias,
        name: row.name,
        image: row.card.image,
        unit: row.unit,
        prices: deal ? dealPrices(row.tiers, deal.price) : row.tiers,
        minimumOrder: row.minimum_order,
        step: row.step,
        stock: row.stock,
        weightGrams: row.weight_grams,
        isScg: row.is_scg,
        isAdult: row.is_adult,
        isAppOnly: row.is_app_only,
        ppnIncluded: row.ppn_included,
        deal,
        seller: {
          id: row.seller_id,
          alias: row.seller_alias,
          name: row.seller_name,
          city: row.city,
          membership: row.membership,
          isOpen: row.is_open,
          minimumPurchase: row.minimum_purchase,
        },
      }
      return [row.id, goods]
    }),
  )
}

// Once the deal is sold out the product can still be bought, at its usual price.
function dealOf(offer: DealOffer | undefined): Goods['deal'] {
  const left = offer ? Math.min(offer.quota - offer.sold, offer.maxQuantity) : 0
  return offer && left > 0 ? { id: offer.dealId, price: offer.price, left } : null
}

function dealPrices(tiers: readonly PriceTier[], discount: number): PriceTier[] {
  const [first] = tiers
  return [{ quantity_end: DEAL_END, price: Math.max(first?.price ?? discount, discount), discount }]
}

/** The most that one buyer can take now, in whole steps, and which limit says so. */
export function maximumOf(goods: Pick<Goods, 'stock' | 'step' | 'deal'>): {
  quantity: number
  reason: 'STOCK' | 'DAILY_DEAL'
} {
  const byDeal = goods.deal !== null && goods.deal.left < goods.stock
  const most = byDeal && goods.deal ? goods.deal.left : goods.stock
  return {
    quantity: Math.floor(most / goods.step) * goods.step,
    reason: byDeal ? 'DAILY_DEAL' : 'STOCK',
  }
}
