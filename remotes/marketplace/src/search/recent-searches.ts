import type { RecentSearch } from '@borong/api/search'

const KEY = 'recent_search'
const MOST = 10

/** Recent searches by their link, the latest last, as they lie in local storage. */
type Kept = Readonly<Record<string, RecentSearch>>

/** What local storage holds, as it lies there. */
export function recentText(storage: () => Storage = () => localStorage): string {
  try {
    return storage().getItem(KEY) ?? '{}'
  } catch {
    return '{}'
  }
}

/** What local storage holds; an empty object when there is nothing, or nothing that can be read. */
export function readRecent(storage: () => Storage = () => localStorage): Kept {
  try {
    const kept: unknown = JSON.parse(recentText(storage))
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

/** The same, the latest first. */
export const recentFirst = (kept: Kept): RecentSearch[] => Object.values(kept).reverse()

/** Keeps a search as the latest, once, and the ten latest in all. */
export function rememberSearch(
  entry: RecentSearch,
  storage: () => Storage = () => localStorage,
): void {
  const { [entry.link]: _, ...others } = readRecent(storage)
  const latest = Object.entries({ ...others, [entry.link]: entry }).slice(-MOST)
  write(Object.fromEntries(latest), storage)
}

export function forgetSearch(link: string, storage: () => Storage = () => localStorage): void {
  const { [link]: _, ...others } = readRecent(storage)
  write(others, storage)
}

export function forgetSearches(storage: () => Storage = () => localStorage): void {
  write({}, storage)
}

const listeners = new Set<() => void>()

/** Tells a component when this page changed what is kept. */
export function onRecentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function write(kept: Kept, storage: () => Storage): void {
  try {
    storage().setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser that forbids storage has no recent searches.
  }
  for (const listener of listeners) listener()
}
