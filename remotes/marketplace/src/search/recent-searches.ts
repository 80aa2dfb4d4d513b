import type { RecentSearch } from '@borong/api/search.shapes'
import { inThisBrowser } from '@borong/contract'

const KEY = 'recent_search'
const MOST = 10

/** Recent searches by their link, the latest last, as local storage contains them. */
export type Searches = Readonly<Record<string, RecentSearch>>

/** Not an atom: each tab adds to what the others have stored. */
export const readRecent = () => inThisBrowser.getItem<Searches>(KEY, {})

/** The recent searches, latest first. */
export const recentFirst = (searches: Searches): RecentSearch[] => Object.values(searches).reverse()

/** Stores a search as the latest, without duplicates, and removes all but the ten latest. */
export function rememberSearch(entry: RecentSearch): void {
  const { [entry.link]: _, ...others } = readRecent()
  write(Object.fromEntries(Object.entries({ ...others, [entry.link]: entry }).slice(-MOST)))
}

export function removeSearch(link: string): void {
  const { [link]: _, ...others } = readRecent()
  write(others)
}

export const clearSearches = () => write({})

const listeners = new Set<() => void>()

/** Notifies the listener when this page changes the recent searches. */
export function onRecentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function write(searches: Searches): void {
  inThisBrowser.setItem(KEY, searches)
  for (const listener of listeners) listener()
}
