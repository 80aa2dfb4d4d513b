import { sql } from 'kysely'
import type { Trx } from '../server/database.ts'
import { slugOf } from '../server/slug.ts'

const SHOWN = 3

/** Counts the goods of a store again after some of them came, changed or went. The search finds it while it sells any. */
export async function recountStore(
  trx: Trx,
  sellerId: number,
  words: { expression: string; text: string },
): Promise<void> {
  await sql`with goods as materialized (
      select f.id, f.popularity, f.category1, f.category2, f.category3, f.is_adult, f.hides_price
      from products p join product_search f on f.id = p.id where p.seller_id = ${sellerId}),
    counted as (
      select count(*)::integer as count,
        coalesce((select array_agg(distinct category2::integer) from goods), '{}') as groups,
        coalesce((select array_agg(id) from (select id from goods where not is_adult and not hides_price
          order by popularity desc, id limit ${SHOWN}) as best), '{}') as best
      from goods)
    update sellers s set product_count = c.count, category_ids = c.groups, top_product_ids = c.best,
      card = s.card || jsonb_build_object('product_count', c.count)
    from counted c where s.id = ${sellerId}`.execute(trx)
  await sql`delete from seller_search where id = ${sellerId}`.execute(trx)
  await sql`insert into seller_search (id, words, popularity, city, membership, rating, is_open, free_shipping, personal_courier,
      product_count, categories)
    select s.id, ${sql.raw(words.expression)}, (s.rating * 100 + s.membership * 40 + least(100, s.product_count))::integer,
      s.city_slug, s.membership, s.rating, s.is_open, s.free_shipping, s.personal_courier, s.product_count,
      (select array_agg(distinct category::integer) from products p join product_search f on f.id = p.id,
        unnest(array[f.category1, f.category2, f.category3]) as category where p.seller_id = s.id)
    from sellers s, (select ${words.text}::text as _text) as given
    where s.id = ${sellerId} and s.product_count > 0`.execute(trx)
}

/** Adds to the numbers of products of categories and of brands; a number below zero takes away. */
export async function addToCounts(
  trx: Trx,
  { categories, brands }: Record<'categories' | 'brands', ReadonlyMap<number, number>>,
): Promise<void> {
  for (const [table, counts] of [
    ['categories', categories],
    ['brands', brands],
  ] as const) {
    const entries = [...counts].filter(([, more]) => more !== 0).toSorted(([a], [b]) => a - b)
    if (entries.length === 0) continue
    const ids = entries.map(([id]) => id)
    await sql`select 1 from ${sql.table(table)} where id = any(${ids}::integer[]) order by id for update`.execute(
      trx,
    )
    await sql`update ${sql.table(table)} t set product_count = t.product_count + more.count
      from unnest(${ids}::integer[], ${entries.map(([, more]) => more)}::integer[]) as more (id, count)
      where t.id = more.id`.execute(trx)
  }
}

const aliasOf = (name: string) => slugOf(name) || 'merek'

/** The ids of brands by their names; new ones are added. */
export async function brandsCalled(
  trx: Trx,
  names: readonly string[],
): Promise<Map<string, number>> {
  const wanted = new Map(names.map((name) => [aliasOf(name), name]))
  if (wanted.size === 0) return new Map()
  const find = () =>
    trx
      .selectFrom('brands')
      .select(['id', 'alias'])
      .where('alias', 'in', [...wanted.keys()])
      .execute()
  let known = await find()
  if (known.length < wanted.size) {
    // Two stores that add one brand must not add it twice.
    await sql`lock table brands in share row exclusive mode`.execute(trx)
    known = await find()
    const missing = [...wanted].filter(([alias]) => known.every((one) => one.alias !== alias))
    const newest = await trx
      .selectFrom('brands')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    const added = missing.map(([alias, name], index) => ({
      id: (newest?.id ?? 0) + 1 + index,
      alias,
      name,
      product_count: 0,
    }))
    if (added.length > 0) await trx.insertInto('brands').values(added).execute()
    known = [...known, ...added]
  }
  const ids = new Map(known.map(({ alias, id }) => [alias, id]))
  return new Map(names.map((name) => [name, ids.get(aliasOf(name))!]))
}
