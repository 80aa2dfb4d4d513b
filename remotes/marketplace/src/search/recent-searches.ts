import type { RecentSearch } from '@borong/api/search'
import { SHORT_NAME_LENGTH } from '../shop/limits.ts'
import { resultsPath } from '../shop/paths.ts'

const KEY = 'recent_search'
const MOST = 10

/** Recent searches by their link, the latest last, as they lie in local storage. */
type Kept = Readonly<Record<string, RecentSearch>>

/** A name cut to 20 characters plus an ellipsis. */
export function shortName(name: string): string {
  const characters = [...name]
  return characters.length > SHORT_NAME_LENGTH
    ? `${characters.slice(0, SHORT_NAME_LENGTH).join('')}…`
    : name
}

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

/** A keyword as a recent search; what a product would have besides is null or empty. */
export const keywordSearch = (keyword: string): RecentSearch => ({
  name: keyword,
  short_name: shortName(keyword),
  link: resultsPath(keyword),
  alias: null,
  microsite_url: null,
  image: null,
  price: null,
  masked_price: false,
  masked_discount: false,
  is_show_rating: false,
  seller: null,
  location: null,
  unit_type: null,
  rating: null,
  free_shipping: false,
  discount: null,
})

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
