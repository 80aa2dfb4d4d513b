import type { ProductCard } from '@borong/api/catalogue-entities'
import { type RawBuilder, sql } from 'kysely'
import { cardFor, type CardRow, isGuest } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import {
  type Conditions,
  conditionsOf,
  type ProductFilters,
  type ProductOrder,
  textQuery,
} from './conditions.ts'
import { frequentSearch } from './frequent.ts'
import { headStems, textConfig } from './text-config.ts'
import { isSize } from './understand/attempts.ts'
import { headsOf, queryOf, typedQueryOf } from './understand/concept.ts'

/** The limit of counted hits; pages end there too. */
export const MOST_COUNTED = 2_000
// The most hits of a keyword that are sorted. For a more frequent word, walking the index of the order is fast.
export const MOST_ORDERED = { relevance: 5_000, other: 60_000 }

export interface ProductPage {
  items: ProductCard[]
  total_count: number
  total_capped: boolean
}

const nothing: ProductPage = { items: [], total_count: 0, total_capped: false }

/** A page of products that this visitor may see; all guests see the same list, and so do all buyers. */
export async function listProducts(
  db: Database,
  filters: ProductFilters,
  visitor: Visitor,
  page: { page: number; limit: number },
): Promise<ProductPage> {
  const config = await textConfig(db)
  const conditions = await conditionsOf(db, filters, { config, isGuest: isGuest(visitor) })
  const request = {
    order: filters.order_by,
    config,
    limit: page.limit,
    offset: (page.page - 1) * page.limit,
  }
  if (request.offset >= MOST_COUNTED) return { ...nothing, ...(await countOnly(db, conditions)) }
  const { rows, total } = await readPage(db, conditions, request)
  return {
    items: rows.map((row) => cardFor(row, visitor)),
    ...(total === undefined ? await countOnly(db, conditions) : counted(total)),
  }
}

/** The first products of a list, without counting the others. */
export async function topProducts(
  db: Database,
  filters: ProductFilters,
  visitor: Visitor,
  limit: number,
): Promise<ProductCard[]> {
  const config = await textConfig(db)
  const conditions = await conditionsOf(db, filters, { config, isGuest: isGuest(visitor) })
  const { rows } = await readPage(db, conditions, {
    order: filters.order_by,
    config,
    limit,
    offset: 0,
  })
  return rows.map((row) => cardFor(row, visitor))
}

interface ProductListRequest {
  order: ProductOrder
  config: string
  limit: number
  offset: number
}

interface PageRow extends CardRow {
  total: number
}

async function readPage(
  db: Database,
  conditions: Conditions,
  request: ProductListRequest,
): Promise<{ rows: CardRow[]; total: number | undefined }> {
  if (conditions.concepts.length === 0)
    return withTotal(await readWalking(db, conditions, request, count(conditions)))
  const most = request.order === 'relevance' ? MOST_ORDERED.relevance : MOST_ORDERED.other
  const search = frequentSearch(db, conditions, most)
  if (!search.isKnown()) {
    const found = await readOrdering(db, conditions, request, most)
    if (!found[0] || found[0].total < most) return withTotal(found)
    search.remember()
  }
  // The number of hits is known to exceed the limit, so they are not counted again.
  return withTotal(await readWalking(db, conditions, request, sql`${most}::integer`))
}

const withTotal = (rows: PageRow[]) => ({ rows, total: rows[0]?.total })

/** Walks the index of the requested order until the page is full. */
async function readWalking(
  db: Database,
  conditions: Conditions,
  { order, limit, offset }: ProductListRequest,
  total: RawBuilder<unknown>,
): Promise<PageRow[]> {
  const by = sql.raw(orders[order])
  const { rows } = await sql<PageRow>`
    with page as materialized (
      select f.id, f.in_stock, f.hides_price, row_number() over (order by ${by}) as place
      from product_search f where ${conditions.where} order by ${by} limit ${limit} offset ${offset})
    select p.card, page.in_stock, page.hides_price, (${total}) as total
    from page join products p on p.id = page.id order by page.place`.execute(db)
  return rows
}

/**
 * Collects the hits of a keyword and sorts them: walking the index of an order for a rare word would read the whole
 * table. The closest come first.
 */
async function readOrdering(
  db: Database,
  conditions: Conditions,
  request: ProductListRequest,
  most: number,
): Promise<PageRow[]> {
  const closeness = request.order === 'relevance' ? closenessOf(conditions, request.config) : sql`0`
  const by = sql.raw(`f.closeness desc, ${orders[request.order]}`)
  const { rows } = await sql<PageRow>`
    with hits as materialized (
      select f.id, f.in_stock, f.hides_price, f.popularity, f.price, f.measure, f.content,
        f.sold, f.rating, f.listed_at, ${closeness} as closeness
      from product_search f where ${conditions.where} limit ${most}),
    page as materialized (select * from hits f order by ${by} limit ${request.limit} offset ${request.offset})
    select p.card, f.in_stock, f.hides_price, (select count(*)::integer from hits) as total
    from page f join products p on p.id = f.id order by ${by}`.execute(db)
  return rows
}

/**
 * Products of a category that the keyword names are closest, then those with all words in their name. Among them come
 * those with the typed words and not only their synonyms, and those that begin with the noun. Of a keyword that is searched
 * with fewer words, products with the size that was left out come before all others.
 */
export const closenessOf = ({ concepts, preferred, called }: Conditions, config: string) => {
  const stems = headStems(config, headsOf(concepts))
  const inCalled =
    called.length > 0
      ? sql` + 8 * (array[f.category1, f.category2, f.category3]::integer[] && ${[...called]}::integer[])::integer`
      : sql``
  const wished = preferred.map(
    (one) =>
      sql` + ${isSize(one) ? 8 : 3}::integer * (f.words @@ ${textQuery(config, queryOf([one]))})::integer`,
  )
  return sql`4 * (f.words @@ ${textQuery(config, queryOf(concepts, true))})::integer
    + (f.words @@ ${textQuery(config, typedQueryOf(concepts))})::integer
    + 2 * (f.head = any(${stems}))::integer${inCalled}${sql.join(wished, sql``)}`
}

export const counted = (total: number) => ({
  total_count: Math.min(total, MOST_COUNTED),
  total_capped: total > MOST_COUNTED,
})

const count = (conditions: Conditions) =>
  sql`select count(*)::integer from (select 1 from product_search f where ${conditions.where} limit ${MOST_COUNTED + 1}) counted`

async function countOnly(db: Database, conditions: Conditions) {
  const { rows } = await sql<{ total: number }>`select (${count(conditions)}) as total`.execute(db)
  return counted(rows[0]?.total ?? 0)
}

export const orders: Record<ProductOrder, string> = {
  relevance: 'f.popularity desc, f.id',
  best_selling: 'f.sold desc, f.id',
  price_asc: 'f.price, f.id',
  price_desc: 'f.price desc, f.id desc',
  // Kilograms and litres, then pieces, then goods without a measure.
  per_unit_asc: 'greatest(f.measure, 2), f.price / f.content, f.id',
  // The cheapest are then sorted by their price at the door.
  delivered_asc: 'f.price, f.id',
  rating: 'f.rating desc, f.id',
  newest: 'f.listed_at desc, f.id',
}
