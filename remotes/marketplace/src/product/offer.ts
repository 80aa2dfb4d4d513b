import type { productDetail } from '@borong/api/catalogue'
import { tierFor, unitPrice, type PriceTier } from '@borong/api/rules/price-tier'
import type { Reply } from '@borong/contract'

export type Product = Reply<typeof productDetail>['result']

/** The current prices and the largest quantity of a product. */
export interface Offer {
  prices: readonly PriceTier[]
  max: number
  /** The source of `max`. */
  cap: 'stock' | 'deal'
  /** Set while the daily deal's price is valid. */
  deal: NonNullable<Product['daily_deal']> | null
}

// A deal has one price for every quantity.
const ANY_QUANTITY = 1_000_000_000

/** The offer of a product. A running deal that is not sold out replaces the seller's prices, and has its own limit. */
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

/** False for an app-only product, in a closed store, and when the largest quantity is below the minimum order. */
export const canBuy = (
  product: Pick<Product, 'minimum_order' | 'is_app_only'> & { seller: { is_open: boolean } },
  offer: Offer,
): boolean => !product.is_app_only && product.seller.is_open && offer.max >= product.minimum_order

/** The unit price at this quantity, and the price to strike through. */
export function priceAt(offer: Pick<Offer, 'prices'>, quantity: number) {
  const tier = tierFor(offer.prices, quantity)
  return tier && { unit: unitPrice(tier), was: tier.price }
}

/** The price tiers as table rows: from, to (undefined on the last), price. Tiers below the minimum order are omitted. */
export function tierRows(prices: readonly PriceTier[], minimum: number) {
  const last = prices.length - 1
  const reached = prices.filter((tier, index) => index === last || tier.quantity_end >= minimum)
  return reached.map((tier, index) => {
    const before = reached[index - 1]
    return {
      from: before ? before.quantity_end + 1 : minimum,
      to: index === reached.length - 1 ? undefined : tier.quantity_end,
      price: unitPrice(tier),
      tier,
    }
  })
}
