import { BoundedMap } from '../pictures/bounded-map.ts'
import type { Database } from '../server/database.ts'

// What sells out or is rated here is seen at once, what other gateways change after this time.
const KEPT_MS = 2_000
const MOST_KEPT = 500

interface Kept<T> {
  page: Promise<T>
  until: number
  change: number
}

let changes = 0

/** To be called when a product is sold out, is back, or is rated anew: lists are read again. */
export const forgetPages = (): void => {
  changes++
}

/** Keeps pages for a moment: in a busy shop many ask for the same few, and those that many ask for take longest to find. */
export function makeKeptPages<T>() {
  const kept = new WeakMap<Database, BoundedMap<Kept<T>>>()

  return (db: Database, asked: unknown, read: () => Promise<T>): Promise<T> => {
    const pages = kept.get(db) ?? new BoundedMap<Kept<T>>(MOST_KEPT)
    kept.set(db, pages)
    const key = JSON.stringify(asked)
    const known = pages.get(key)
    if (known && known.change === changes && known.until > performance.now()) return known.page
    const page = read()
    pages.set(key, { page, until: performance.now() + KEPT_MS, change: changes })
    page.catch(() => pages.delete(key))
    return page
  }
}
