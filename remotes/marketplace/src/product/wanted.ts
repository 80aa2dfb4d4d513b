const KEY = 'guest.wanted'

/** What was chosen on a product's page, kept in this tab: signing in on the way may load the page anew. */
export interface Wanted {
  id: string
  quantity?: number
  /** What a guest asked for that only a buyer can do. */
  act?: 'wish' | 'remind' | 'review' | undefined
}

/** What is kept of this product; of another one nothing. */
export function wantedOf(id: string): Partial<Wanted> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY)!) as Wanted | null
    if (kept?.id === id) return kept
  } catch {
    // Without storage nothing is kept.
  }
  return {}
}

export function want(id: string, more: Omit<Wanted, 'id'>) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...wantedOf(id), ...more, id }))
  } catch {
    // Full or forbidden: then it is asked for again.
  }
}
