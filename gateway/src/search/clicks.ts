import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import { daysBefore, keywordOfDay, LEAST_VISITORS, SHOWN_DAYS } from './day-visitor.ts'

const SHOWN = 100
const MOST_KNOWN = 10_000

/** A keyword with products, and the visitors who opened one of them. */
export interface Searched {
  keyword: string
  visitors: number
  clickers: number
  clicks: number
  last_day: string
}

// The visits that this gateway counted: most searches repeat one, for example when a buyer goes back.
const known = new WeakMap<Database, LRUCache<string, true>>()

/** Counts the visitor of a search with products, once a day. */
export async function countSearch(
  db: Database,
  visitor: Visitor,
  keyword: string,
  now: Date,
): Promise<void> {
  const searched = await keywordOfDay(db, visitor, keyword, now)
  if (!searched) return
  const { words, day, hash } = searched
  const visits = known.get(db) ?? new LRUCache<string, true>({ max: MOST_KNOWN })
  known.set(db, visits)
  const key = `${day} ${hash} ${words}`
  if (visits.get(key)) return
  visits.set(key, true)
  // The commit does not wait for the disk: losing a visit in a crash is acceptable.
  await sql`with soon as materialized (select set_config('synchronous_commit', 'off', true) as setting),
    visit as (
      insert into search_visits (day, visitor, keyword, has_clicked)
      select ${day}::date, ${hash}, ${words}, false from soon on conflict do nothing returning 1)
    insert into search_keywords as k (day, keyword, visitors, clickers, clicks)
    select ${day}::date, ${words}, 1, 0, 0 from visit
    on conflict (day, keyword) do update set visitors = k.visitors + 1`.execute(db)
}

/**
 * Counts the click on a product of a search, once for each visitor, keyword, product and day; returns whether it was the
 * first. A search that this gateway did not see, for example of a cached document, counts with its click.
 */
export async function countClick(
  db: Database,
  visitor: Visitor,
  { keyword, productId }: { keyword: string; productId: number },
  now: Date,
): Promise<boolean> {
  const searched = await keywordOfDay(db, visitor, keyword, now)
  if (!searched) return false
  const { words, day, hash } = searched
  const on = sql`${day}::date`
  // The parts do not see each other's rows. A row that was inserted and not updated has no xmax.
  const { rows } =
    await sql`with soon as materialized (select set_config('synchronous_commit', 'off', true) as setting),
    click as (
      insert into search_click_visits (day, visitor, product_id, keyword)
      select ${on}, ${hash}, f.id, ${words} from soon, product_search f where f.id = ${productId} and not f.is_adult
      on conflict do nothing returning product_id),
    visit as (
      insert into search_visits as v (day, visitor, keyword, has_clicked) select ${on}, ${hash}, ${words}, true from click
      on conflict (day, visitor, keyword) do update set has_clicked = true where not v.has_clicked
      returning (xmax = 0)::integer as is_new),
    keyword as (
      insert into search_keywords as k (day, keyword, visitors, clickers, clicks)
      select ${on}, ${words}, coalesce((select is_new from visit), 0), (select count(*) from visit), 1 from click
      on conflict (day, keyword) do update set visitors = k.visitors + excluded.visitors,
        clickers = k.clickers + excluded.clickers, clicks = k.clicks + 1),
    first as (
      select product_id from click where not exists (
        select 1 from search_click_visits c where c.day = ${on} and c.visitor = ${hash} and c.product_id = ${productId})),
    product as (
      insert into search_product_days as p (product_id, day, visitors, orders) select product_id, ${on}, 1, 0 from first
      on conflict (product_id, day) do update set visitors = p.visitors + 1),
    stale as (
      insert into search_popularity as s (product_id, bonus, is_stale) select product_id, 0, true from first
      on conflict (product_id) do update set is_stale = true where not s.is_stale)
    select 1 from click`.execute(db)
  return rows.length > 0
}

/** The searched keywords of the last days, those of most visitors first. */
export const searchedOf = (db: Database, now: Date): Promise<Searched[]> =>
  readSearched(db, now, false)

/** The keywords without a click, those with most visitors first. */
export const unclickedOf = (db: Database, now: Date): Promise<Searched[]> =>
  readSearched(db, now, true)

async function readSearched(db: Database, now: Date, unclicked: boolean): Promise<Searched[]> {
  const since = daysBefore(now, SHOWN_DAYS)
  const wanted = unclicked ? sql`having sum(clickers) = 0` : sql``
  const { rows } = await sql<Searched>`
    select keyword, sum(visitors)::integer as visitors, sum(clickers)::integer as clickers, sum(clicks)::integer as clicks,
      max(day)::text as last_day
    from search_keywords where day >= ${since}::date and visitors >= ${LEAST_VISITORS}
    group by keyword ${wanted} order by 2 desc, 1 limit ${SHOWN}`.execute(db)
  return rows
}
