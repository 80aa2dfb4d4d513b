import { atom } from '@borong/contract'

/** The content of a tapped card, for the skeleton of the product page. */
export interface TappedProduct {
  alias: string
  vendorAlias: string
  name: string
  /** The same image file as in the card, so it is available immediately. */
  image: string | undefined
}

/** The card that was tapped last. */
export const tappedProductAtom = atom<TappedProduct | undefined>(undefined)
