import { LRUCache } from 'lru-cache'
import { listVersion } from '../catalogue/public.ts'
import { countLookup } from '../server/cache-lookups.ts'
import type { Database } from '../server/database.ts'

// A product that sells out or is rated in this gateway shows immediately, a change by another gateway after this time.
const CACHED_MS = 2_000
const MOST_CACHED = 500

interface CachedPage<T> {
  page: Promise<T>
  until: number
  version: number
}

/** Caches pages briefly: in a busy shop many buyers request the same pages, and popular pages take longest to find. */
export function makePageCache<T>() {
  const caches = new WeakMap<Database, LRUCache<string, CachedPage<T>>>()

  return (db: Database, request: unknown, read: () => Promise<T>): Promise<T> => {
    const pages = caches.get(db) ?? new LRUCache<string, CachedPage<T>>({ max: MOST_CACHED })
    caches.set(db, pages)
    const key = JSON.stringify(request)
    const known = pages.get(key)
    if (known && known.version === listVersion() && known.until > performance.now()) {
      countLookup('lists', 'hit')
      return known.page
    }
    countLookup('lists', 'miss')
    const page = read()
    pages.set(key, { page, until: performance.now() + CACHED_MS, version: listVersion() })
    page.catch(() => pages.delete(key))
    return page
  }
}
