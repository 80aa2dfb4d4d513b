const KEY = 'guest.wanted'

/** The visitor's choices on a product page, stored in this tab because a login may reload the page. */
export interface Wanted {
  id: string
  quantity?: number
  /** A guest's pending action that requires a login. */
  act?: 'wish' | 'remind' | 'review' | undefined
}

/** The stored choices for this product; empty if they belong to another one. */
export function wantedOf(id: string): Partial<Wanted> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY)!) as Wanted | null
    if (stored?.id === id) return stored
  } catch {
    // Storage is not available.
  }
  return {}
}

export function want(id: string, more: Omit<Wanted, 'id'>) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...wantedOf(id), ...more, id }))
  } catch {
    // Storage is full or forbidden: the visitor has to choose again.
  }
}
