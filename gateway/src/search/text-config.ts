import { sql } from 'kysely'
import type { Database, Trx } from '../server/database.ts'

const known = new WeakMap<object, Promise<string>>()

/** The text-search configuration for index and queries: Indonesian stemming when the engine supports it. */
export function textConfig(db: Database | Trx): Promise<string> {
  const found = known.get(db)
  if (found) return found
  const query = sql<{
    found: boolean
  }>`select exists (select 1 from pg_ts_config where cfgname = 'indonesian') as found`
    .execute(db)
    .then(({ rows }) => (rows[0]?.found ? 'indonesian' : 'simple'))
  known.set(db, query)
  query.catch(() => known.delete(db))
  return query
}

/** The stems of words, as `head` has them. */
export const headStems = (config: string, words: readonly string[]) =>
  sql`tsvector_to_array(to_tsvector(${sql.lit(config)}::regconfig, ${words.join(' ')}))`
