import type { PriceTier } from '@borong/api/rules/price-tier'

import type { Offer, Product } from './offer.ts'

/** The props of `checkout/add-to-cart` and `checkout/buy-now`. */
export interface CartOffer {
  product: {
    id: string
    name: string
    /** The key of the image. */
    image: string
    prices: readonly PriceTier[]
    unit: string
    minimum_order: number
    step: number
    /** The largest quantity that can be bought now; a daily deal's limit counts. */
    stock: number
    seller: { id: string; alias: string; name: string }
  }
  quantity: number
  /** The id of the form that contains the field of the quantity, on a page that has one. */
  form: string
}

/** The form of the product page's bar. */
export const BUY_FORM = 'buy'

export const cartOffer = (product: Product, offer: Offer, quantity: number): CartOffer => ({
  product: {
    id: product.id,
    name: product.name,
    image: product.image,
    prices: offer.prices,
    unit: product.unit_type,
    minimum_order: product.minimum_order,
    step: product.step,
    stock: offer.max,
    seller: { id: product.seller.id, alias: product.seller.alias, name: product.seller.name },
  },
  quantity,
  form: BUY_FORM,
})
