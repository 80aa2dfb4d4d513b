/** Goes with the buyer's session: the next one at this device does not find it. */
const KEY = 'review'

interface Review {
  rating: number
  text: string
}

/** What was written of this product in this tab and never sent: the session may have ended meanwhile, or the page was left. */
export function keptReview(productId: string): Review | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY)!) as { id: string; review?: Review } | null
    if (kept?.id === productId) return kept.review
  } catch {
    // Without storage nothing is kept.
  }
  return undefined
}

export function keepReview(productId: string, review: Review | undefined) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id: productId, review }))
  } catch {
    // Full or forbidden: then it lives as long as the form.
  }
}
