import type { SearchCard } from '@borong/api/search.shapes'
import { type RawBuilder, sql } from 'kysely'
import { cardFor, isGuest, joinCheapest } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import { type Conditions, conditionsOf, type ProductFilters } from './conditions.ts'
import { frequentSearch } from './frequent.ts'
import {
  countMatched,
  type GroupRequest,
  type GroupRow,
  MOST_OFFERS,
  readMatched,
  summaryOf,
} from './matched-groups.ts'
import type { Page } from './page-of.ts'
import { closenessOf, counted, MOST_COUNTED, MOST_ORDERED, orders } from './product-list.ts'
import { textConfig } from './text-config.ts'

// The most hits whose groups are counted.
const MOST_GROUPED = 5_000
// The hits that are walked for each group of a page, and the most in all.
const WALKED = 6
const MOST_WALKED = 20_000

/** The group of a row of `product_search f`. An offer without a key yet is a group of its own. */
export const groupOf = sql`coalesce(nullif(f.group_key, 0), -f.id)`

/** Whether a list has one card for all offers of a product. */
export const isGrouped = ({ group, all_offers }: ProductFilters): boolean =>
  group === true && all_offers !== true

export interface GroupPage {
  items: SearchCard[]
  total_count: number
  total_capped: boolean
}

/** A page of products with one card for all offers of the same product. */
export async function listGroups(
  db: Database,
  filters: ProductFilters,
  visitor: Visitor,
  page: Page,
): Promise<GroupPage> {
  const config = await textConfig(db)
  const conditions = await conditionsOf(db, filters, { config, isGuest: isGuest(visitor) })
  const offset = (page.page - 1) * page.limit
  if (offset >= MOST_COUNTED) return { items: [], ...(await countGroups(db, conditions)) }
  const isRelevance = filters.order_by === 'relevance'
  const request = {
    order: filters.order_by,
    closeness: isRelevance ? closenessOf(conditions, config) : sql`0`,
    // A guest must not infer a hidden price.
    shown: isGuest(visitor) ? sql`not f.hides_price` : sql`true`,
    limit: page.limit,
    offset,
  }
  const matched = await readMatched(db, conditions, request)
  if (matched)
    return { items: matched.rows.map((row) => asCard(row, visitor)), ...counted(matched.groups) }
  const most = isRelevance ? MOST_ORDERED.relevance : MOST_ORDERED.other
  const collected = await collect(db, conditions, { ...request, most })
  const rows = collected ?? (await walk(db, conditions, request))
  const [first] = rows
  const isCounted = collected && first && first.hits <= MOST_GROUPED
  return {
    items: rows.map((row) => asCard(row, visitor)),
    ...(isCounted ? counted(first.groups) : await countGroups(db, conditions)),
  }
}

/** Groups all hits of a keyword; undefined when there are more than are sorted. */
async function collect(
  db: Database,
  conditions: Conditions,
  request: GroupRequest & { most: number },
): Promise<GroupRow[] | undefined> {
  const search = frequentSearch(db, conditions, request.most)
  if (conditions.concepts.length === 0 || search.isKnown()) return undefined
  const rows = await readGroups(db, conditions, request)
  if ((rows[0]?.hits ?? 0) < request.most) return rows
  search.remember()
  return undefined
}

/** Walks the index of the order until the page is full. A longer walk begins with the groups of a shorter one. */
async function walk(
  db: Database,
  conditions: Conditions,
  request: GroupRequest,
): Promise<GroupRow[]> {
  let most = (request.offset + request.limit) * WALKED
  for (;;) {
    const rows = await readGroups(db, conditions, { ...request, closeness: undefined, most })
    const isAll = rows[0] ? rows[0].hits < most : request.offset === 0
    if (rows.length === request.limit || isAll || most >= MOST_WALKED) return rows
    most = Math.min(4 * most, MOST_WALKED)
  }
}

/** Without a closeness, the hits are only the first ones of the order. */
interface HitsRequest extends Omit<GroupRequest, 'closeness'> {
  closeness: RawBuilder<unknown> | undefined
  most: number
}

async function readGroups(
  db: Database,
  { where }: Conditions,
  { order, shown, closeness, most, limit, offset }: HitsRequest,
): Promise<GroupRow[]> {
  const by = sql.raw(orders[order])
  const closest = sql`f.closeness desc, ${by}`
  const summary = summaryOf(shown)
  // All hits of a keyword are known, so their groups are not read again. The hits of a walk are only the first ones, so its
  // groups are read. The offset keeps the planner from reading all hits of the index of words again for each group.
  const offers = closeness
    ? sql`join (select f.key, ${summary} from hits f where f.key in (select key from page) group by f.key) offers
        on offers.key = page.key`
    : sql`cross join lateral (
        select ${summary} from (
          select f.* from (select f.* from product_search f where f.group_key = page.key offset 0) f
          where ${where} limit ${MOST_OFFERS}) f) offers`
  const { rows } = await sql<GroupRow>`
    with hits as materialized (
      select f.id, ${groupOf} as key, f.seller_id, f.in_stock, f.hides_price, f.popularity, f.price, f.measure,
        f.content, f.sold, f.rating, f.listed_at,
        ${closeness ?? sql`0`} as closeness
      from product_search f where ${where} ${closeness ? sql`` : sql`order by ${by}`} limit ${most}),
    firsts as materialized (select distinct on (f.key) f.* from hits f order by f.key, ${closest}),
    page as materialized (
      select f.*, row_number() over (order by ${closest}) as place from firsts f order by ${closest}
      limit ${limit} offset ${offset})
    select p.card, page.in_stock, page.hides_price, page.key::text as key, offers.offers, offers.has_stock, offers.price_from, cheapest.card as cheapest,
      (select count(*)::integer from hits) as hits, (select count(*)::integer from firsts) as groups
    from page join products p on p.id = page.id ${offers} ${joinCheapest('offers.cheapest_id')}
    order by page.place`.execute(db)
  return rows
}

function asCard(row: GroupRow, visitor: Visitor): SearchCard {
  const card = cardFor(row, visitor)
  if (row.offers < 2) return card
  return {
    ...card,
    in_stock: row.has_stock === true,
    group: {
      key: Number(row.key).toString(36),
      sellers: row.offers,
      price_from: row.price_from,
      ...(row.cheapest ? { cheapest: cheapestOf(row.cheapest) } : {}),
    },
  }
}

const cheapestOf = (card: SearchCard) => ({
  city: card.vendor_location,
  minimum: card.minimum_order,
  sold: card.sold,
})

/** The number of groups; of so many hits where a keyword has more than are sorted. */
export async function countGroups(db: Database, conditions: Conditions) {
  const matched = await countMatched(db, conditions)
  if (matched !== undefined) return counted(matched)
  const { where } = conditions
  const { rows } = await sql<{ hits: number; groups: number }>`
    select count(*)::integer as hits, count(distinct key)::integer as groups
    from (select ${groupOf} as key from product_search f where ${where} limit ${MOST_GROUPED + 1}) counted`.execute(
    db,
  )
  const { hits, groups } = rows[0]!
  const isCapped = hits > MOST_GROUPED || groups > MOST_COUNTED
  return { total_count: Math.min(groups, MOST_COUNTED), total_capped: isCapped }
}
