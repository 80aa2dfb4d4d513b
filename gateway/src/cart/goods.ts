import { taxOn } from '@borong/api/rules/ppn'
import type { PriceTier } from '@borong/api/rules/price-tier'
import { sql } from 'kysely'
import {
  agreedTiers,
  type ApplicablePrice,
  applicablePrices,
  isAgreedAt,
} from '../agreed-prices/public.ts'
import { dealAt, type Storage } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'

// Above any quantity, and within the range of GraphQL's Int.
const DEAL_END = 1_000_000

/** A product as the cart and orders need it: its facts, its seller and its current price. */
export interface Goods {
  id: number
  alias: string
  name: string
  image: string
  unit: string
  /** The current price. During a deal the only tier has the deal's price. */
  prices: PriceTier[]
  minimumOrder: number
  step: number
  stock: number
  weightGrams: number
  /** Of one unit, without padding. */
  volumeCm3: number
  isScg: boolean
  isAdult: boolean
  isAppOnly: boolean
  /** Hides its price from guests. */
  hidesPrice: boolean
  storage: Storage
  ppnIncluded: boolean
  deal: { id: number; price: number; left: number } | null
  /** The agreed price of the company whose prices these are, with those of the shop beside it. */
  agreed?: (ApplicablePrice & { shopPrices: PriceTier[] }) | undefined
  seller: GoodsSeller
}

export interface GoodsSeller {
  id: number
  alias: string
  name: string
  city: string
  province: string
  latitude: number
  longitude: number
  membership: 0 | 2 | 3
  isOpen: boolean
  isPkp: boolean
  minimumPurchase: number
  personalCourier: boolean
  freeShipping: boolean
}

interface GoodsRow extends Omit<Goods, 'prices' | 'deal' | 'agreed' | 'seller'> {
  tiers: PriceTier[]
  seller: GoodsSeller
  deal_price: number | null
  deal_left: number
}

/**
 * The products with these ids, without those that do not exist, at the prices for a company or for everybody. Runs one
 * statement for any number of ids, and one more for a company.
 */
export async function goodsOf(
  db: Database,
  ids: readonly number[],
  now: Date,
  companyId: string | null = null,
): Promise<Map<number, Goods>> {
  if (ids.length === 0) return new Map()
  const deal = dealAt(now.getTime())
  const { rows } = await sql<GoodsRow>`
    select p.id, p.alias, p.name, p.card->>'image' as image, p.unit, p.tiers, p.minimum_order as "minimumOrder", p.step, s.stock,
      p.weight_grams as "weightGrams", p.length_cm::integer * p.width_cm * p.height_cm as "volumeCm3",
      p.is_scg as "isScg", p.is_adult as "isAdult", p.is_app_only as "isAppOnly", p.hides_price as "hidesPrice", p.storage, p.ppn_included as "ppnIncluded",
      json_build_object('id', v.id, 'alias', v.alias, 'name', v.name, 'city', v.city, 'province', v.province,
        'latitude', v.latitude, 'longitude', v.longitude, 'membership', v.membership, 'isOpen', v.is_open, 'isPkp', v.is_pkp,
        'minimumPurchase', v.minimum_purchase, 'personalCourier', v.personal_courier, 'freeShipping', v.free_shipping) as seller,
      d.price as deal_price,
      least(d.quota - d.base_sold - coalesce(sale.sold, 0), d.max_quantity) as deal_left
    from products p
    join product_stock s on s.product_id = p.id
    join sellers v on v.id = p.seller_id
    left join daily_deal_pool d on d.product_id = p.id and d.deal_group = ${deal.group}
    left join daily_deal_sales sale on sale.product_id = d.product_id and sale.deal_id = ${deal.id}
    where p.id = any(${ids}::integer[])`.execute(db)
  const agreed = companyId === null ? undefined : await applicablePrices(db, companyId, ids, now)
  return new Map(
    rows.map((row) => [
      row.id,
      withAgreed(goodsFrom(row, deal.id), row.tiers, agreed?.get(row.id)),
    ]),
  )
}

function goodsFrom({ tiers, deal_price, deal_left, ...product }: GoodsRow, dealId: number): Goods {
  // After the deal is sold out, the product is sold at its usual price.
  const deal =
    deal_price !== null && deal_left > 0 ? { id: dealId, price: deal_price, left: deal_left } : null
  return { ...product, prices: deal ? dealPrices(tiers, deal.price) : tiers, deal }
}

// A product has one special price at a time: the agreed one, unless the daily deal is as low.
function withAgreed(
  goods: Goods,
  shopPrices: PriceTier[],
  agreed: ApplicablePrice | undefined,
): Goods {
  if (!agreed || (goods.deal && goods.deal.price <= agreed.price)) return goods
  const prices = agreedTiers(shopPrices, agreed)
  return { ...goods, prices, deal: null, agreed: { ...agreed, shopPrices } }
}

/** The agreed price that this quantity has; undefined where it has a price of the shop. */
export const agreedAt = ({ agreed }: Goods, quantity: number) =>
  agreed && isAgreedAt(agreed.shopPrices, agreed, quantity) ? agreed : undefined

function dealPrices(tiers: readonly PriceTier[], discount: number): PriceTier[] {
  const [first] = tiers
  return [{ quantity_end: DEAL_END, price: Math.max(first?.price ?? discount, discount), discount }]
}

/** PPN on top of an amount of these goods: only when the price excludes it and the seller charges it. */
export const taxOnTop = (goods: Goods, amount: number, now: Date): number =>
  goods.ppnIncluded || !goods.seller.isPkp ? 0 : taxOn(amount, now).tax

/** The maximum that one buyer can order now, in whole steps, and the limit that sets it. */
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
