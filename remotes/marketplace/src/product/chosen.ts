import type { Offer, Product } from './offer.ts'

/** The state that the parts of a product page depend on. */
export interface Chosen {
  product: Product
  offer: Offer
  quantity: number
}
