import type { ProductCard } from '@borong/api/catalogue-entities'
import { atom, storedChoice } from '@borong/contract'

const MOST = 12

/** Products whose pages were opened in this browser, latest first. */
export const recentlyViewedAtom = storedChoice<readonly ProductCard[]>('recently_viewed', [])

export const rememberViewedAtom = atom(null, (get, set, product: ProductCard) => {
  const others = get(recentlyViewedAtom).filter((one) => one.id !== product.id)
  set(recentlyViewedAtom, [product, ...others].slice(0, MOST))
})
