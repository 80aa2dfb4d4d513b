import { MINUTE_MS } from '@borong/api/rules/time'
import type { Database } from '../server/database.ts'
import type { Conditions } from './conditions.ts'

const KNOWN_MS = 10 * MINUTE_MS
const MOST_KNOWN = 2_000

const known = new WeakMap<Database, Map<string, number>>()

/**
 * Whether a search recently had more hits than are sorted. Counting the hits takes longer than the reply with a million
 * products. The reply is the same either way.
 */
export function frequentSearch(db: Database, { where }: Conditions, most: number) {
  const ends = known.get(db) ?? new Map<string, number>()
  known.set(db, ends)
  const { sql, parameters } = where.compile(db)
  const key = JSON.stringify([most, sql, parameters])
  return {
    isKnown: () => (ends.get(key) ?? 0) > Date.now(),
    remember() {
      if (ends.size >= MOST_KNOWN) ends.clear()
      ends.set(key, Date.now() + KNOWN_MS)
    },
  }
}
