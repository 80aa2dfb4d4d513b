import type { RecentSearch } from '@borong/api/search.shapes'

const KEY = 'recent_search'
const MOST = 10

/** Recent searches by their link, the latest last, as local storage contains them. */
type Searches = Readonly<Record<string, RecentSearch>>

/** The raw text in local storage. */
export function recentText(storage: () => Storage = () => localStorage): string {
  try {
    return storage().getItem(KEY) ?? '{}'
  } catch {
    return '{}'
  }
}

/** The parsed content of local storage; an empty object when it is missing or malformed. */
export function readRecent(storage: () => Storage = () => localStorage): Searches {
  try {
    const searches: unknown = JSON.parse(recentText(storage))
    return typeof searches === 'object' && searches !== null && !Array.isArray(searches)
      ? (searches as Searches)
      : {}
  } catch {
    return {}
  }
}

/** The recent searches, latest first. */
export const recentFirst = (searches: Searches): RecentSearch[] => Object.values(searches).reverse()

/** Stores a search as the latest, without duplicates, and removes all but the ten latest. */
export function rememberSearch(
  entry: RecentSearch,
  storage: () => Storage = () => localStorage,
): void {
  const { [entry.link]: _, ...others } = readRecent(storage)
  const latest = Object.entries({ ...others, [entry.link]: entry }).slice(-MOST)
  write(Object.fromEntries(latest), storage)
}

export function removeSearch(link: string, storage: () => Storage = () => localStorage): void {
  const { [link]: _, ...others } = readRecent(storage)
  write(others, storage)
}

export function clearSearches(storage: () => Storage = () => localStorage): void {
  write({}, storage)
}

const listeners = new Set<() => void>()

/** Notifies the listener when this page changes the recent searches. */
export function onRecentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function write(searches: Searches, storage: () => Storage): void {
  try {
    storage().setItem(KEY, JSON.stringify(searches))
  } catch {
    // A browser that forbids storage has no recent searches.
  }
  for (const listener of listeners) listener()
}
