import { inThisTab } from '@borong/contract'

interface Review {
  rating: number
  text: string
}

interface StoredReview {
  id: string
  review: Review | null
}

/** Cleared with the buyer's session, so that the next buyer on this device does not see the draft. */
const KEY = 'review'

/** The unsent review draft of this product: the session may have expired, or the buyer left the page. */
export function readReviewDraft(productId: string): Review | null {
  const { id, review } = inThisTab.getItem<StoredReview>(KEY, { id: '', review: null })
  return id === productId ? review : null
}

export const storeReviewDraft = (id: string, review: Review | null) =>
  inThisTab.setItem(KEY, { id, review })
