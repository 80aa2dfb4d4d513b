import { sql } from 'kysely'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import type { ProductFilters } from './conditions.ts'
import { daysBefore, keywordOfDay, LEAST_VISITORS, SHOWN_DAYS } from './day-visitor.ts'

const SHOWN = 100

export interface Miss {
  keyword: string
  searches: number
  visitors: number
  last_day: string
}

const OWN = new Set(['keyword', 'order_by', 'page', 'group', 'all_offers'])

/** Whether a search has a keyword alone, so that an empty result is the keyword's. */
export const isPlain = (query: ProductFilters): boolean =>
  Object.entries(query).every(([name, value]) => OWN.has(name) || value === undefined)

/** Counts a search without result. */
export async function countMiss(
  db: Database,
  visitor: Visitor,
  keyword: string,
  now: Date,
): Promise<void> {
  const searched = await keywordOfDay(db, visitor, keyword, now)
  if (!searched) return
  const { words, day, hash } = searched
  await sql`with visit as (
      insert into search_miss_visits (day, visitor, keyword) values (${day}::date, ${hash}, ${words})
      on conflict do nothing returning 1)
    insert into search_misses as m (day, keyword, searches, visitors)
    values (${day}::date, ${words}, 1, (select count(*) from visit))
    on conflict (day, keyword) do update set searches = m.searches + 1, visitors = m.visitors + excluded.visitors`.execute(
    db,
  )
}

/** The keywords without result of the last days, most searched first. */
export async function missesOf(db: Database, now: Date): Promise<Miss[]> {
  const since = daysBefore(now, SHOWN_DAYS)
  const { rows } = await sql<Miss>`
    select keyword, sum(searches)::integer as searches, max(visitors) as visitors, max(day)::text as last_day
    from search_misses where day >= ${since}::date and visitors >= ${LEAST_VISITORS}
    group by keyword order by 2 desc, 1 limit ${SHOWN}`.execute(db)
  return rows
}
