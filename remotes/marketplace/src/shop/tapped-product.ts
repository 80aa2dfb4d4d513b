import { atom } from '@borong/contract'

/** What a tapped card showed of its product: enough to begin the product's page with. */
export interface TappedProduct {
  alias: string
  vendorAlias: string
  name: string
  /** The very file that the card showed, so it is there at once. */
  picture: string | undefined
}

/** The card that was tapped last. */
export const tappedProductAtom = atom<TappedProduct | undefined>(undefined)
