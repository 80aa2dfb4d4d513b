import { sql } from 'kysely'
import type { Trx } from '../server/database.ts'
import { insertRows, type Columns } from '../server/insert-rows.ts'
import { changeLists } from './list-version.ts'

const productColumns: Columns = {
  id: 'integer',
  alias: 'text',
  seller_id: 'integer',
  code: 'text',
  category_id: 'integer',
  brand_id: 'integer',
  name: 'text',
  unit: 'text',
  gtin: 'text',
  gtin_length: 'smallint',
  tiers: 'jsonb',
  minimum_order: 'integer',
  step: 'integer',
  weight_grams: 'integer',
  length_cm: 'integer',
  width_cm: 'integer',
  height_cm: 'integer',
  ppn_included: 'boolean',
  is_scg: 'boolean',
  is_adult: 'boolean',
  is_app_only: 'boolean',
  storage: 'text',
  picture_count: 'smallint',
  picture_version: 'integer',
  hides_price: 'boolean',
  sold: 'integer',
  rating: 'double precision',
  review_count: 'integer',
  listed_at: 'timestamptz',
  card: 'jsonb',
  description: 'text',
  specification: 'jsonb',
}

const searchColumns: Columns = {
  id: 'integer',
  _name: 'text',
  _around: 'text',
  _head: 'text',
  popularity: 'integer',
  group_key: 'bigint',
  price: 'integer',
  measure: 'smallint',
  content: 'real',
  attributes: 'text[]',
  discount_percentage: 'smallint',
  rating: 'real',
  sold: 'integer',
  listed_at: 'timestamptz',
  category1: 'smallint',
  category2: 'smallint',
  category3: 'smallint',
  brand_id: 'integer',
  seller_id: 'integer',
  city: 'text',
  membership: 'smallint',
  free_shipping: 'boolean',
  personal_courier: 'boolean',
  in_stock: 'boolean',
  is_adult: 'boolean',
  hides_price: 'boolean',
}

/** The columns that orders, reviews and clicks change, and those of a product's identity. */
const KEPT = new Set([
  'id',
  'alias',
  'seller_id',
  'sold',
  'rating',
  'review_count',
  'listed_at',
  'popularity',
])

const changedOf = (columns: Columns, more: readonly string[] = []) => ({
  key: 'id',
  columns: [
    ...Object.keys(columns).filter((name) => !name.startsWith('_') && !KEPT.has(name)),
    ...more,
  ],
})

export interface ProductRows {
  /** The row of the product, and that of its search. */
  product: object
  search: object
}

/**
 * Writes products with their cards and rows of the search: new ones, and those whose id is there, whose sales and
 * reviews stay. `words` and `head` are expressions on the rows of the search.
 */
export async function writeProducts(
  trx: Trx,
  rows: readonly ProductRows[],
  computed: { words: string; head: string },
): Promise<void> {
  await insertRows(
    trx,
    'products',
    productColumns,
    rows.map(({ product }) => product),
    { changed: changedOf(productColumns) },
  )
  await insertRows(
    trx,
    'product_search',
    searchColumns,
    rows.map(({ search }) => search),
    { computed, changed: changedOf(searchColumns, Object.keys(computed)) },
  )
  changeLists()
}

/** Gives products that have no stock yet their first one. */
export const writeFirstStock = (
  trx: Trx,
  stocks: readonly { product_id: number; stock: number }[],
): Promise<void> =>
  insertRows(trx, 'product_stock', { product_id: 'integer', stock: 'integer' }, stocks)

/** Reserves the ids of this many new products. */
export async function newProductIds(trx: Trx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`select nextval('product_ids') as id
    from generate_series(1, ${count}::integer)`.execute(trx)
  return rows.map(({ id }) => Number(id))
}

/** Lets new ids begin after those of products that were written with ids of their own. */
export const skipProductIds = (trx: Trx): Promise<unknown> =>
  sql`select setval('product_ids', (select coalesce(max(id), 0) + 1 from products), false)`.execute(
    trx,
  )

/** Takes a product out of the search and all lists. */
export async function withdrawProduct(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('product_search').where('id', '=', id).execute()
  changeLists()
}

/** Shows the changed pictures of a product: the address of each is a new one. */
export const showPictures = (trx: Trx, id: number, count: number): Promise<unknown> =>
  trx
    .updateTable('products')
    .set({
      picture_count: count,
      picture_version: sql`picture_version + 1`,
      card: sql`card || jsonb_build_object('image', 'p/' || id || '-' || (picture_version + 1))`,
    })
    .where('id', '=', id)
    .execute()

/** Sets since when a product is not sold any more. */
export const markArchived = (trx: Trx, id: number, archived_at: Date | null): Promise<unknown> =>
  trx.updateTable('products').set({ archived_at }).where('id', '=', id).execute()
