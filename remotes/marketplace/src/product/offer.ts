import { tierFor, unitPrice, type PriceTier } from '@borong/api/rules/price-tier'
import type { Reply } from '@borong/contract'

export type Product = Reply<'productDetail'>['result']

/** At what prices and up to how many this product can be bought now. */
export interface Offer {
  prices: readonly PriceTier[]
  max: number
  /** What `max` comes from. */
  cap: 'stock' | 'deal'
  /** Set while the daily deal's price holds. */
  deal: NonNullable<Product['daily_deal']> | null
}

// A deal has one price, whatever the quantity.
const ANY_QUANTITY = 1_000_000_000

/** A running deal with some left comes before the seller's own prices, and has a limit of its own. */
export function offerOf(product: Pick<Product, 'prices' | 'stock' | 'daily_deal'>): Offer {
  const { prices, stock, daily_deal: deal } = product
  const left = deal ? Math.min(deal.quota - deal.sold, deal.max_quantity) : 0
  if (!deal || left <= 0) return { prices, max: stock, cap: 'stock', deal: null }
  const usual = prices[0]?.price ?? deal.price
  return {
    prices: [
      { quantity_end: ANY_QUANTITY, price: Math.max(usual, deal.price), discount: deal.price },
    ],
    max: Math.min(stock, left),
    cap: left < stock ? 'deal' : 'stock',
    deal,
  }
}

/** A store whose stock is below the minimum order can't be bought from. */
export const canBuy = (
  product: Pick<Product, 'minimum_order' | 'is_app_only'>,
  offer: Offer,
): boolean => !product.is_app_only && offer.max >= product.minimum_order

/** Price of one unit at this quantity, and what is struck through. */
export function priceAt(offer: Pick<Offer, 'prices'>, quantity: number) {
  const tier = tierFor(offer.prices, quantity)
  return tier && { unit: unitPrice(tier), was: tier.price }
}

/** The steps of the price as a table's rows: from, to (none on the last), price. */
export function tierRows(prices: readonly PriceTier[], minimum: number) {
  return prices.map((tier, index) => {
    const before = prices[index - 1]
    return {
      from: before ? before.quantity_end + 1 : minimum,
      to: index === prices.length - 1 ? undefined : tier.quantity_end,
      price: unitPrice(tier),
      tier,
    }
  })
}
