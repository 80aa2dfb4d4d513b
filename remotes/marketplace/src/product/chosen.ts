import type { Offer, Product } from './offer.ts'

/** What the parts of a product's page go by. */
export interface Chosen {
  product: Product
  offer: Offer
  quantity: number
}
