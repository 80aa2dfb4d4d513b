import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { MOST_COUNTED } from './product-list.ts'

type Sql = RawBuilder<unknown>

/** The most values of a filter that are counted: the chosen ones first, then those with most hits. */
export const MOST_VALUES = 100

/** The most hits that are counted. Above it, counts are lower bounds. */
export const MOST_FACETED = 20_000

/** Counts hits. */
export const hitsCount: Sql = sql`count(*)`

/** Counts the groups of hits that have a `key`. */
export const groupsCount: Sql = sql`count(distinct key)`

/** The hits `h` with a value, each group once when groups are counted. Counting distinct keys afterwards would sort them all. */
export const valuesIn = (from: Sql, value: Sql, counting: Sql) =>
  sql`(select ${counting === groupsCount ? sql`distinct` : sql``} h.key, ${value} as id from ${from} h) v`

/** Hits grouped by one of their columns: `id`, `count`, and whether the value is chosen. */
export const grouped = (from: Sql, column: Sql, isChosen: Sql, counting = hitsCount) => sql`
  (select id, count(*)::integer as count, ${isChosen} as is_chosen
    from ${valuesIn(from, column, counting)}
    where id is not null group by id order by 3 desc, 2 desc, 1 limit ${MOST_VALUES}) g`

const listed = (fields: Sql, from: Sql) => sql`
  (select coalesce(json_agg(json_build_object(${fields}, 'count', g.count)
    order by g.is_chosen desc, g.count desc, g.id), '[]') from ${from})`

/** The rows of `groups` as categories, with their names in this language. */
export const asCategories = (groups: Sql, language: Language) =>
  listed(
    sql`'id', c.id::text, 'slug', c.slug, 'level', c.level, 'name', c.${sql.ref(language === 'en' ? 'name_en' : 'name_id')}`,
    sql`${groups} join categories c on c.id = g.id`,
  )

export const asBrands = (groups: Sql) =>
  listed(
    sql`'id', b.id::text, 'alias', b.alias, 'name', b.name, 'image', 'b/' || b.id`,
    sql`${groups} join brands b on b.id = g.id`,
  )

export const asCities = (groups: Sql) =>
  listed(
    sql`'slug', g.id, 'name', s.city`,
    sql`${groups} join lateral (select city from sellers where city_slug = g.id limit 1) s on true`,
  )

/** All memberships, also those without hits. */
export const memberships = (from: Sql, counting = hitsCount) => sql`
  (select json_agg(json_build_object('seller_membership_type_id', m.id, 'count',
    (select ${counting}::integer from ${from} h where h.membership = m.id)) order by m.id desc)
    from (values (0), (2), (3)) m (id))`

/** The number of hits that fulfil each condition. */
export const counted = (
  from: Sql,
  conditions: Readonly<Record<string, Sql>>,
  counting = hitsCount,
) => {
  const fields = Object.entries(conditions).map(
    ([name, condition]) => sql`${sql.lit(name)}, ${counting} filter (where ${condition})::integer`,
  )
  return sql`(select json_build_object(${sql.join(fields)}) from ${from} h)`
}

/** Whether any of these sources has more hits than are counted. */
const isCut = (sources: readonly Sql[]) =>
  sql.join(
    sources.map((from) => sql`(select count(*) from ${from}) > ${MOST_FACETED}`),
    sql` or `,
  )

/** Reads all lists in one statement over their sources; `hits` is the source of all filters. */
export async function readFacets<Lists>(
  db: Database,
  sources: ReadonlyMap<string, Sql>,
  lists: Readonly<Record<string, Sql>>,
  counting = hitsCount,
) {
  const { rows } = await sql<
    Lists & { total: number; cut: boolean }
  >`with ${sql.join([...sources].map(([name, found]) => sql`${sql.ref(name)} as materialized (${found})`))}
    select (select ${counting}::integer from hits) as total,
      ${isCut([...sources.keys()].map((name) => sql.ref(name)))} as cut,
      ${sql.join(Object.entries(lists).map(([name, value]) => sql`${value} as ${sql.ref(name)}`))}`.execute(
    db,
  )
  const { total, cut, ...rest } = rows[0]!
  return {
    total_count: Math.min(total, MOST_COUNTED),
    total_capped: total > MOST_COUNTED,
    has_more: total > MOST_COUNTED,
    is_exact: !cut,
    ...rest,
  }
}
