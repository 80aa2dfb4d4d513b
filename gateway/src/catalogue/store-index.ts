import { sql } from 'kysely'
import type { Trx } from '../server/database.ts'

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
  /** The inputs of the expressions. */
  _name: string
  _around: string
  _head: string
}

/** Stores the words of products, which search has computed. `words` and `head` are expressions on the rows. */
export const storeIndex = (
  trx: Trx,
  rows: readonly ProductIndex[],
  { words, head }: { words: string; head: string },
) =>
  sql`update product_search f set words = ${sql.raw(words)}, head = ${sql.raw(head)}, group_key = row.key
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row
      (id integer, _name text, _around text, _head text, key bigint)
    where f.id = row.id`.execute(trx)

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
