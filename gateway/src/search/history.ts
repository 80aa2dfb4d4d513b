import { keywordSearch } from '@borong/api/rules/keyword-search'
import type { RecentSearch } from '@borong/api/search.shapes'
import { sql } from 'kysely'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import { normalise } from './words.ts'

const MOST_STORED = 20

/** The owner of a history: the buyer, else the browser; undefined for a visitor without an id. */
export function ownerOf(visitor: Visitor): string | undefined {
  if (visitor.kind === 'buyer' && visitor.userId) return `buyer:${visitor.userId}`
  return visitor.guestId ? `guest:${visitor.guestId}` : undefined
}

/** Stores a keyword in the history: each keyword once, and the latest twenty. */
export async function remember(
  db: Database,
  visitor: Visitor,
  keyword: string,
  now: Date,
): Promise<void> {
  const owner = ownerOf(visitor)
  if (!owner) return
  const entry = JSON.stringify(keywordSearch(keyword))
  const normalised = normalise(keyword)
  // One statement whose commit does not wait for the disk: losing a search in a crash is acceptable. Its parts do not
  // see each other's rows, so the delete leaves one place for the insert.
  await sql`with soon as materialized (select set_config('synchronous_commit', 'off', true) as setting),
    kept as (
      insert into search_histories (owner, keyword, entry, searched_at)
      select ${owner}, ${normalised}, ${entry}::jsonb, ${now}::timestamptz from soon
      on conflict (owner, keyword) do update set entry = excluded.entry, searched_at = excluded.searched_at)
    delete from search_histories where owner = ${owner} and keyword <> ${normalised} and searched_at < (
      select searched_at from search_histories where owner = ${owner} and keyword <> ${normalised}
      order by searched_at desc offset ${MOST_STORED - 2}::integer limit 1)`.execute(db)
}

export async function historyOf(db: Database, visitor: Visitor): Promise<RecentSearch[]> {
  const owner = ownerOf(visitor)
  if (!owner) return []
  const rows = await db
    .selectFrom('search_histories')
    .select('entry')
    .where('owner', '=', owner)
    .orderBy('searched_at', 'desc')
    .limit(MOST_STORED)
    .execute()
  return rows.map((row) => row.entry)
}

/** Deletes one keyword, or all; returns their number. */
export async function deleteSearches(
  db: Database,
  visitor: Visitor,
  keyword: string | undefined,
): Promise<number> {
  const owner = ownerOf(visitor)
  if (!owner) return 0
  const all = db.deleteFrom('search_histories').where('owner', '=', owner)
  const result = await (
    keyword ? all.where('keyword', '=', normalise(keyword)) : all
  ).executeTakeFirst()
  return Number(result.numDeletedRows)
}
