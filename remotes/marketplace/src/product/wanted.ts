import { inThisTab } from '@borong/contract'

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
  const stored = inThisTab.getItem<Wanted>(KEY, { id: '' })
  return stored.id === id ? stored : {}
}

export const want = (id: string, more: Omit<Wanted, 'id'>) =>
  inThisTab.setItem(KEY, { ...wantedOf(id), ...more, id })
