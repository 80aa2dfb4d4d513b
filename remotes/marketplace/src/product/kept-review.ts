import { inThisTab } from '@borong/ui/in-this-tab'

interface Review {
  rating: number
  text: string
}

interface Kept {
  id: string
  review: Review | null
}

/** Goes with the buyer's session: the next one at this device does not find it. */
const KEY = 'review'
const tab = inThisTab<Kept>()

/** What was written of this product and never sent: the session may have ended meanwhile, or the page was left. */
export function keptReview(productId: string): Review | null {
  const { id, review } = tab.getItem(KEY, { id: '', review: null })
  return id === productId ? review : null
}

export const keepReview = (id: string, review: Review | null) => tab.setItem(KEY, { id, review })
