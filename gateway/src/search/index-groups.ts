import { sql } from 'kysely'
import type { Database, Trx } from '../server/database.ts'
import { FIRST_GTIN, INDEX_VERSION } from './understand/index-words.ts'

const complete = new WeakSet<Database>()

/** Stores the words of the groups of these products, of all without ids. */
export async function indexGroups(trx: Trx, ids?: readonly number[]): Promise<void> {
  const some = ids ? sql`and f.id = any(${ids}::integer[])` : sql``
  await sql`insert into product_groups as g (key, words, head, category1, category2, category3)
    select distinct on (f.group_key) f.group_key, f.words, f.head, f.category1, f.category2, f.category3
    from product_search f where f.group_key <> 0 ${some} order by f.group_key, f.id
    on conflict (key) do update set words = excluded.words, head = excluded.head, category1 = excluded.category1,
      category2 = excluded.category2, category3 = excluded.category3
    where g.words <> excluded.words or g.head <> excluded.head`.execute(trx)
  await joinWords(trx, ids)
}

/** Sellers may name the product of a GTIN differently: its group has the words of all its offers. */
async function joinWords(trx: Trx, ids?: readonly number[]): Promise<void> {
  const some = ids
    ? sql`and f.group_key in (select p.group_key from product_search p where p.id = any(${ids}::integer[]))`
    : sql``
  await sql`with varied as materialized (
      select f.group_key from product_search f where f.group_key >= ${FIRST_GTIN} ${some}
      group by f.group_key having min(f.words::text) <> max(f.words::text)),
    joined as (
      select f.group_key, string_agg(distinct f.words::text, ' ')::tsvector as words
      from varied join product_search f on f.group_key = varied.group_key group by f.group_key)
    update product_groups g set words = joined.words from joined
    where g.key = joined.group_key and g.words <> joined.words`.execute(trx)
}

/** Whether all products are indexed with their groups. Until then a search by groups misses some. */
export async function hasAllGroups(db: Database): Promise<boolean> {
  if (complete.has(db)) return true
  const state = await db
    .selectFrom('search_index_states')
    .select(['version', 'done_to'])
    .where('id', '=', 1)
    .executeTakeFirst()
  if (!state || state.version < INDEX_VERSION || state.done_to >= 0) return false
  complete.add(db)
  return true
}
