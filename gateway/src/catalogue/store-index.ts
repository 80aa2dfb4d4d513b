import type { Content } from '@borong/api/rules/content'
import { sql } from 'kysely'
import type { Trx } from '../server/database.ts'

/** The numbers of measures, in the order of a list by price per measure: kilograms and litres are compared. */
const MEASURES = { kg: 1, l: 2, piece: 3 } as const
const NO_MEASURE = 4

/** The columns for the contents of a selling unit. */
export const contentColumns = (content: Content | undefined) =>
  content
    ? { measure: MEASURES[content.measure], content: content.amount }
    : { measure: NO_MEASURE, content: 1 }

/** The search index of products: a narrow row per product, written by the code. */
interface ProductSearchTable {
  id: number
  /** Stems of the name (weight A) and of the categories. */
  words: string
  /** Stem of the first word of the name: the kind of product. */
  head: string
  popularity: number
  /** Offers of the same product have the same key; 0 until the product is indexed again. */
  group_key: number
  /** The unit price at the minimum order, after discount. */
  price: number
  /** The measure of a selling unit's contents: kilograms, litres, pieces, or none. */
  measure: (typeof MEASURES)[keyof typeof MEASURES] | typeof NO_MEASURE
  /** Kilograms, litres or pieces of a selling unit; 1 without a measure. */
  content: number
  /** Its attributes that lists filter by, `size.5000g`. */
  attributes: string[]
  discount_percentage: number
  rating: number
  sold: number
  listed_at: Date
  /** The three categories from level 1 to the leaf. */
  category1: number
  category2: number
  category3: number
  brand_id: number | null
  seller_id: number
  city: string
  membership: number
  free_shipping: boolean
  personal_courier: boolean
  in_stock: boolean
  is_adult: boolean
  hides_price: boolean
}

interface SellerSearchTable {
  id: number
  words: string
  popularity: number
  city: string
  membership: number
  rating: number
  is_open: boolean
  free_shipping: boolean
  personal_courier: boolean
  product_count: number
  /** The categories of all levels that it sells from. */
  categories: number[]
}

declare module '../server/database.ts' {
  interface Tables {
    product_search: ProductSearchTable
    seller_search: SellerSearchTable
  }
}

/** The index of a product: the columns of its row that search computes. */
export interface ProductIndex {
  id: number
  key: number
  content: Content | undefined
  attributes: readonly string[]
  /** The inputs of the expressions. */
  _name: string
  _around: string
  _head: string
}

/**
 * Stores the words, contents and attributes of products, which search has computed. `words` and `head` are expressions on the rows. Cards
 * have the contents too.
 */
export async function storeIndex(
  trx: Trx,
  products: readonly ProductIndex[],
  { words, head }: { words: string; head: string },
): Promise<void> {
  const rows = products.map((product) => ({
    ...product,
    ...contentColumns(product.content),
    _card: product.content ? { content: product.content } : {},
  }))
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row
    (id integer, _name text, _around text, _head text, key bigint, measure smallint, content real, attributes text[], _card jsonb)`
  await sql`update product_search f set words = ${sql.raw(words)}, head = ${sql.raw(head)}, group_key = row.key,
    measure = row.measure, content = row.content, attributes = row.attributes from ${given} where f.id = row.id`.execute(
    trx,
  )
  await sql`update products p set card = (p.card - 'content') || row._card from ${given}
    where p.id = row.id and (p.card -> 'content') is distinct from (row._card -> 'content')`.execute(
    trx,
  )
}

/** Adds to the popularity of products, which orders the results of a search. */
export async function addPopularity(
  trx: Trx,
  products: readonly { id: number; more: number }[],
): Promise<void> {
  if (products.length === 0) return
  const ids = products.map(({ id }) => id)
  const more = products.map((product) => product.more)
  await sql`update product_search f set popularity = f.popularity + added.more
    from unnest(${ids}::integer[], ${more}::integer[]) as added (id, more) where f.id = added.id`.execute(
    trx,
  )
}
