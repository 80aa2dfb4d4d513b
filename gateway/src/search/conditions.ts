import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../server/database.ts'
import { categoriesNamed } from './category-names.ts'
import { wordsOf } from './words.ts'

/** What a list of products is narrowed and ordered by. */
export interface ProductFilters {
  keyword?: string | undefined
  category?: string[] | undefined
  brand?: string[] | undefined
  seller?: string | undefined
  city?: string[] | undefined
  price_min?: number | undefined
  price_max?: number | undefined
  rating?: number | undefined
  membership?: number[] | undefined
  free_shipping?: boolean | undefined
  in_stock?: boolean | undefined
  personal_courier?: boolean | undefined
  discounted?: boolean | undefined
  age_restricted?: boolean | undefined
  order_by: ProductOrder
}

export type ProductOrder =
  | 'relevance'
  | 'best_selling'
  | 'price_asc'
  | 'price_desc'
  | 'rating'
  | 'newest'

/** Filters turned into SQL over `product_search f`. `words` is set when there is a keyword. */
export interface Conditions {
  where: RawBuilder<unknown>
  words: string[]
}

const byLevel = ['f.category1', 'f.category2', 'f.category3'] as const

/** The conditions, or undefined when a filter names something that isn't there, so that nothing can match. */
export async function conditionsOf(
  db: Database,
  filters: ProductFilters,
  options: { config: string; isGuest: boolean },
): Promise<Conditions | undefined> {
  const parts: RawBuilder<unknown>[] = [
    filters.age_restricted ? sql`f.is_adult` : sql`not f.is_adult`,
  ]
  const words = filters.keyword ? wordsOf(filters.keyword) : []
  if (filters.keyword && words.length === 0) return undefined
  if (words.length > 0) parts.push(sql`f.words @@ ${tsQuery(options.config, words)}`)

  if (filters.category) {
    const rows = await categoriesNamed(db, filters.category)
    if (rows.length === 0) return undefined
    const levels = byLevel.map((column, index) => ({
      column,
      ids: rows.filter((row) => row.level === index + 1).map((row) => row.id),
    }))
    const named = levels
      .filter(({ ids }) => ids.length > 0)
      .map(({ column, ids }) => oneOf(column, ids))
    parts.push(sql`(${sql.join(named, sql` or `)})`)
  }
  if (filters.brand) {
    const rows = await db
      .selectFrom('brands')
      .select('id')
      .where('alias', 'in', filters.brand)
      .execute()
    if (rows.length === 0) return undefined
    parts.push(
      oneOf(
        'f.brand_id',
        rows.map((row) => row.id),
      ),
    )
  }
  if (filters.seller) {
    const row = await db
      .selectFrom('sellers')
      .select('id')
      .where('alias', '=', filters.seller)
      .executeTakeFirst()
    if (!row) return undefined
    parts.push(oneOf('f.seller_id', [row.id]))
  }
  if (filters.city) parts.push(oneOf('f.city', filters.city))
  if (filters.membership) parts.push(oneOf('f.membership', filters.membership))
  if (filters.price_min !== undefined) parts.push(sql`f.price >= ${filters.price_min}`)
  if (filters.price_max !== undefined) parts.push(sql`f.price <= ${filters.price_max}`)
  if (filters.rating !== undefined) parts.push(sql`f.rating >= ${filters.rating}`)
  if (filters.free_shipping) parts.push(sql`f.free_shipping`)
  if (filters.in_stock) parts.push(sql`f.in_stock`)
  if (filters.personal_courier) parts.push(sql`f.personal_courier`)
  if (filters.discounted) parts.push(sql`f.discount_percentage > 0`)
  // A hidden price must not be found out by filtering or ordering.
  if (options.isGuest && tellsPrice(filters)) parts.push(sql`not f.hides_price`)
  return { where: sql.join(parts, sql` and `), words }
}

const tellsPrice = (filters: ProductFilters) =>
  filters.price_min !== undefined ||
  filters.price_max !== undefined ||
  filters.order_by === 'price_asc' ||
  filters.order_by === 'price_desc' ||
  filters.discounted === true

const oneOf = (column: string, values: readonly (number | string)[]) =>
  values.length === 1
    ? sql`${sql.ref(column)} = ${values[0]}`
    : sql`${sql.ref(column)} in (${sql.join(values)})`

/** All words, each by its stem; `inName` asks for them in the name. Words are letters and figures only, so none can be an operator. */
export const tsQuery = (config: string, words: readonly string[], inName = false) =>
  sql`to_tsquery(${sql.lit(config)}::regconfig, ${words.map((word) => (inName ? `${word}:A` : word)).join(' & ')})`
