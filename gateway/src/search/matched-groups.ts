import { type RawBuilder, sql } from 'kysely'
import { type CardRow, joinCheapest } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import { type Conditions, type ProductOrder, textQuery } from './conditions.ts'
import { hasAllGroups } from './index-groups.ts'
import { MOST_COUNTED, orders } from './product-list.ts'
import { textConfig } from './text-config.ts'
import { queryOf } from './understand/concept.ts'

/** The most offers of one group that are read for its card. */
export const MOST_OFFERS = 5_000

export interface GroupRow extends CardRow {
  key: string
  offers: number
  has_stock: boolean | null
  price_from: number | null
  /** Of the offer with the lowest price. */
  cheapest: CardRow['card'] | null
  hits: number
  groups: number
}

export interface GroupRequest {
  /** The order of offers that are equally close to the keyword. */
  order: ProductOrder
  /** How close offers or groups `f` are to the keyword. */
  closeness: RawBuilder<unknown>
  /** The offers `f` whose price this visitor may see. */
  shown: RawBuilder<unknown>
  limit: number
  offset: number
}

/** The sellers of the group of `page`, stock, the lowest price and its offer, of the offers that fulfil the conditions. */
export const summaryOf = (shown: RawBuilder<unknown>) =>
  sql`count(distinct f.seller_id)::integer as offers, bool_or(f.in_stock) as has_stock,
    coalesce(min(f.price) filter (where f.in_stock and ${shown}), min(f.price) filter (where ${shown})) as price_from,
    (array_agg(f.id order by f.in_stock desc, f.price, f.id) filter (where ${shown}))[1] as cheapest_id`

/** The orders for which an index of `product_search` has the first offer of a group. */
const INDEXED: ReadonlySet<ProductOrder> = new Set([
  'relevance',
  'price_asc',
  'price_desc',
  'delivered_asc',
])

/**
 * A page of the groups whose words match the keyword. It costs as much as the groups, not as their offers, which are far
 * more in a large shop. Undefined when the groups are too many to be sorted, or not all indexed yet, or the order has no
 * index.
 */
export async function readMatched(
  db: Database,
  conditions: Conditions,
  { order, closeness, shown, limit, offset }: GroupRequest,
): Promise<{ rows: GroupRow[]; groups: number } | undefined> {
  if (conditions.concepts.length === 0 || !INDEXED.has(order) || !(await hasAllGroups(db)))
    return undefined
  const config = await textConfig(db)
  const others = conditions.without('keyword')
  const by = sql.raw(orders[order])
  const closest = sql`f.closeness desc, ${by}`
  const { rows } = await sql<GroupRow>`
    with matched as materialized (${matched(conditions, config, closeness)}),
    firsts as materialized (
      select m.key, m.closeness, o.* from matched m cross join lateral (
        select f.id, f.in_stock, f.hides_price, f.popularity, f.price
        from product_search f where f.group_key = m.key and ${others} order by ${by} limit 1) o
      where (select count(*) from matched) <= ${MOST_COUNTED}),
    page as materialized (
      select f.*, row_number() over (order by ${closest}) as place from firsts f order by ${closest}
      limit ${limit} offset ${offset})
    select p.card, page.in_stock, page.hides_price, page.key::text as key, offers.offers, offers.has_stock, offers.price_from, cheapest.card as cheapest,
      (select count(*)::integer from firsts) as groups
    from page join products p on p.id = page.id cross join lateral (
      select ${summaryOf(shown)} from (
        select f.* from product_search f where f.group_key = page.key and ${others} limit ${MOST_OFFERS}) f) offers
    ${joinCheapest('offers.cheapest_id')}
    order by page.place`.execute(db)
  const [first] = rows
  if (first) return { rows, groups: first.groups }
  const groups = await countMatched(db, conditions)
  return groups === undefined ? undefined : { rows, groups }
}

/** The number of groups that fulfil the conditions; undefined when too many match the keyword, or not all are indexed. */
export async function countMatched(
  db: Database,
  conditions: Conditions,
): Promise<number | undefined> {
  if (conditions.concepts.length === 0 || !(await hasAllGroups(db))) return undefined
  const config = await textConfig(db)
  const { rows } = await sql<{ matched: number; groups: number }>`
    with matched as materialized (${matched(conditions, config, sql`0`)})
    select (select count(*)::integer from matched) as matched,
      (select count(*)::integer from matched m where (select count(*) from matched) <= ${MOST_COUNTED} and exists (
        select 1 from product_search f where f.group_key = m.key and ${conditions.without('keyword')})) as groups`.execute(
    db,
  )
  const [counted] = rows
  return counted && counted.matched <= MOST_COUNTED ? counted.groups : undefined
}

/** The matching groups, at most one more than are counted. */
const matched = ({ concepts }: Conditions, config: string, closeness: RawBuilder<unknown>) => sql`
  select f.key, ${closeness} as closeness from product_groups f
  where f.words @@ ${textQuery(config, queryOf(concepts))} limit ${MOST_COUNTED + 1}`
