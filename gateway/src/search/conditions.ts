import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../server/database.ts'
import { categoriesNamed } from './category-names.ts'
import { attributeIn } from './understand/attributes-of.ts'
import { type Attempt, type Concept, queryOf } from './understand/concept.ts'
import { categoriesCalled } from './understand/category-of.ts'
import { indexed } from './understand/stems.ts'
import { wordsOf } from './words.ts'

/** The filters and the order of a product list. */
export interface ProductFilters {
  keyword?: string | undefined
  /** Requires all typed words. */
  exact?: boolean | undefined
  /** One card for all offers of a product. */
  group?: boolean | undefined
  all_offers?: boolean | undefined
  /** The keyword as it is understood; without it all its words are required. */
  attempt?: Attempt | undefined
  /** The product whose code is the keyword. */
  product?: number | undefined
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
  /** Values of attributes, `size.5000g`: one of each attribute. */
  attr?: string[] | undefined
  age_restricted?: boolean | undefined
  order_by: ProductOrder
}

export type ProductOrder =
  | 'relevance'
  | 'best_selling'
  | 'price_asc'
  | 'price_desc'
  | 'per_unit_asc'
  | 'delivered_asc'
  | 'rating'
  | 'newest'

/** Filters turned into SQL over `product_search f`. `concepts` has those of the keyword. */
export interface Conditions {
  where: RawBuilder<unknown>
  concepts: readonly Concept[]
  /** Parts of the keyword that are not required: products that have them come first. */
  preferred: readonly Concept[]
  /** The categories whose name is the keyword. */
  called: readonly number[]
  /** The same conditions without these filters. */
  without: (...names: FilterPart[]) => RawBuilder<unknown>
}

/** A filter, or that of one attribute. */
export type FilterPart = keyof ProductFilters | `attr.${string}`

const byLevel = ['f.category1', 'f.category2', 'f.category3'] as const
// A filter value that does not exist matches no product.
const nothing = sql`false`

/** The SQL conditions of these filters. */
export async function conditionsOf(
  db: Database,
  filters: ProductFilters,
  options: { config: string; isGuest: boolean },
): Promise<Conditions> {
  const parts: [FilterPart, RawBuilder<unknown>][] = [
    ['age_restricted', filters.age_restricted ? sql`f.is_adult` : sql`not f.is_adult`],
  ]
  const concepts = filters.keyword
    ? (filters.attempt?.concepts ?? wordsOf(filters.keyword).map(wordAlone))
    : []
  if (filters.keyword)
    parts.push([
      'keyword',
      concepts.length > 0
        ? sql`f.words @@ ${textQuery(options.config, queryOf(concepts))}`
        : nothing,
    ])
  if (filters.product !== undefined) parts.push(['product', sql`f.id = ${filters.product}`])
  if (filters.category) parts.push(['category', await inCategories(db, filters.category)])
  if (filters.brand) parts.push(['brand', await ofBrands(db, filters.brand)])
  if (filters.seller) parts.push(['seller', await ofSeller(db, filters.seller)])
  if (filters.city) parts.push(['city', oneOf('f.city', filters.city)])
  if (filters.membership) parts.push(['membership', oneOf('f.membership', filters.membership)])
  if (filters.price_min !== undefined)
    parts.push(['price_min', sql`f.price >= ${filters.price_min}`])
  if (filters.price_max !== undefined)
    parts.push(['price_max', sql`f.price <= ${filters.price_max}`])
  if (filters.rating !== undefined) parts.push(['rating', sql`f.rating >= ${filters.rating}`])
  if (filters.free_shipping) parts.push(['free_shipping', sql`f.free_shipping`])
  if (filters.in_stock) parts.push(['in_stock', sql`f.in_stock`])
  if (filters.personal_courier) parts.push(['personal_courier', sql`f.personal_courier`])
  if (filters.discounted) parts.push(['discounted', sql`f.discount_percentage > 0`])
  for (const [attribute, values] of byAttribute(filters.attr))
    parts.push([`attr.${attribute}`, sql`f.attributes && ${values}::text[]`])
  // A guest must not infer a hidden price by filtering or ordering.
  if (options.isGuest && revealsPrice(filters)) parts.push(['order_by', sql`not f.hides_price`])
  const without = (...names: FilterPart[]) =>
    sql.join(
      parts.filter(([name]) => !names.includes(name)).map(([, part]) => part),
      sql` and `,
    )
  const preferred = filters.attempt?.preferred ?? []
  return {
    where: without(),
    concepts,
    preferred,
    called: await categoriesCalled(db, concepts),
    without,
  }
}

/** The chosen values of each attribute. */
export const byAttribute = (values: readonly string[] = []): Map<string, string[]> =>
  Map.groupBy(values, attributeIn)

async function inCategories(db: Database, slugs: readonly string[]) {
  const rows = await categoriesNamed(db, slugs)
  const named = byLevel.flatMap((column, index) => {
    const ids = rows.filter((row) => row.level === index + 1).map((row) => row.id)
    return ids.length > 0 ? [oneOf(column, ids)] : []
  })
  return named.length > 0 ? sql`(${sql.join(named, sql` or `)})` : nothing
}

async function ofBrands(db: Database, aliases: readonly string[]) {
  const rows = await db.selectFrom('brands').select('id').where('alias', 'in', aliases).execute()
  const ids = rows.map((row) => row.id)
  return ids.length > 0 ? oneOf('f.brand_id', ids) : nothing
}

async function ofSeller(db: Database, alias: string) {
  const row = await db
    .selectFrom('sellers')
    .select('id')
    .where('alias', '=', alias)
    .executeTakeFirst()
  return row ? oneOf('f.seller_id', [row.id]) : nothing
}

const BY_PRICE: ReadonlySet<ProductOrder> = new Set([
  'price_asc',
  'price_desc',
  'per_unit_asc',
  'delivered_asc',
])

const revealsPrice = (filters: ProductFilters) =>
  filters.price_min !== undefined ||
  filters.price_max !== undefined ||
  BY_PRICE.has(filters.order_by) ||
  filters.discounted === true

const oneOf = (column: string, values: readonly (number | string)[]) =>
  values.length === 1
    ? sql`${sql.ref(column)} = ${values[0]}`
    : sql`${sql.ref(column)} in (${sql.join(values)})`

const wordAlone = (word: string): Concept => ({
  typed: word,
  kind: 'word',
  options: [[indexed(word)]],
  isTyped: true,
  isKnown: true,
  isHead: false,
})

/** A query of this text, each of its words by its stem. */
export const textQuery = (config: string, text: string) =>
  sql`to_tsquery(${sql.lit(config)}::regconfig, ${text})`

/** A query for all words. Words have letters and digits only, so none is an operator. */
export const tsQuery = (config: string, words: readonly string[]) =>
  textQuery(config, words.join(' & '))
