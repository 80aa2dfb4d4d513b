import type { ProductCard } from '@borong/api/catalogue-entities'
import { type RawBuilder, sql } from 'kysely'
import { cardFor, type CardRow, isGuest } from '../catalogue/cards.ts'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import { type Conditions, conditionsOf, type ProductFilters, type ProductOrder, tsQuery } from './conditions.ts'
import { textConfig } from './text-config.ts'

/** Hits are counted up to here, and pages end here. */
export const MOST_COUNTED = 2_000
// So many hits of a keyword are put in order at most: more than any keyword of a million products has.
const MOST_ORDERED = 20_000

export interface ProductPage {
  items: ProductCard[]
  total_count: number
  has_more: boolean
}

const nothing: ProductPage = { items: [], total_count: 0, has_more: false }

/** A page of products that this visitor may see. */
export async function listProducts(
  db: Database,
  filters: ProductFilters,
  visitor: Visitor,
  page: { page: number; limit: number },
): Promise<ProductPage> {
  const config = await textConfig(db)
  const conditions = await conditionsOf(db, filters, { config, isGuest: isGuest(visitor) })
  if (!conditions) return nothing
  const offset = (page.page - 1) * page.limit
  if (offset >= MOST_COUNTED) return { ...(await countOnly(db, conditions)), items: [] }
  const { rows } = await sql<CardRow & { total: number }>`
    with page as materialized (${pageOf(conditions, filters.order_by, config, page.limit, offset)})
    select p.card, page.in_stock, page.hides_price, (${count(conditions)}) as total
    from page join products p on p.id = page.id order by page.place`.execute(db)
  const [first] = rows
  if (!first) return offset === 0 ? nothing : { ...(await countOnly(db, conditions)), items: [] }
  return { items: rows.map((row) => cardFor(row, visitor)), ...counted(first.total) }
}

/** The first products of a list, without counting the rest. */
export async function topProducts(db: Database, filters: ProductFilters, visitor: Visitor, limit: number): Promise<ProductCard[]> {
  const config = await textConfig(db)
  const conditions = await conditionsOf(db, filters, { config, isGuest: isGuest(visitor) })
  if (!conditions) return []
  const { rows } = await sql<CardRow>`
    with page as materialized (${pageOf(conditions, filters.order_by, config, limit, 0)})
    select p.card, page.in_stock, page.hides_price
    from page join products p on p.id = page.id order by page.place`.execute(db)
  return rows.map((row) => cardFor(row, visitor))
}

const counted = (total: number) => ({ total_count: Math.min(total, MOST_COUNTED), has_more: total > MOST_COUNTED })

const count = (conditions: Conditions) =>
  sql`select count(*)::integer from (select 1 from product_search f where ${conditions.where} limit ${MOST_COUNTED + 1}) counted`

async function countOnly(db: Database, conditions: Conditions) {
  const { rows } = await sql<{ total: number }>`select (${count(conditions)}) as total`.execute(db)
  return counted(rows[0]?.total ?? 0)
}

const orders: Record<Exclude<ProductOrder, 'relevance'>, string> = {
  best_selling: 'f.sold desc, f.id',
  price_asc: 'f.price, f.id',
  price_desc: 'f.price desc, f.id desc',
  rating: 'f.rating desc, f.id',
  newest: 'f.listed_at desc, f.id',
}

/**
 * The page's rows with their place. Without a keyword an index is walked in the asked order. With one, the hits are taken
 * first and then put in order: walking an order's index in search of a rare word would read the whole table.
 */
function pageOf({ where, words }: Conditions, order: ProductOrder, config: string, limit: number, offset: number): RawBuilder<unknown> {
  const by = order === 'relevance' ? relevance(words, config) : sql.raw(orders[order])
  const hits =
    words.length === 0
      ? sql`product_search f where ${where}`
      : sql`(select * from product_search f where ${where} limit ${MOST_ORDERED} offset 0) f where true`
  return sql`select f.id, f.in_stock, f.hides_price, row_number() over (order by ${by}) as place
    from ${hits} order by ${by} limit ${limit} offset ${offset}`
}

// What has all words in its name comes before what is only near them; what begins with one of them comes first.
const relevance = (words: string[], config: string) =>
  words.length === 0
    ? sql`f.popularity desc, f.id`
    : sql`(f.words @@ ${tsQuery(config, words, true)}) desc, (f.head = any(tsvector_to_array(to_tsvector(${sql.lit(config)}::regconfig, ${words.join(' ')})))) desc, f.popularity desc, f.id`
