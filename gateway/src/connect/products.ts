import type * as connectCalls from '@borong/api/connect'
import { productCode, readProductCode } from '@borong/api/rules/product-code'
import type { Reply } from '@borong/api/types'
import type { Database } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { cursorAfter, readCursor } from './cursor.ts'

type Product = Reply<typeof connectCalls.connectProducts>['products'][number]
type Detail = Reply<typeof connectCalls.connectProduct>['product']
interface Reader {
  db: Database
  shopUrl: string
  language: Language
}

export const readerOf = ({ db, config }: Pick<Gateway, 'db' | 'config'>, language: Language) => ({
  db,
  shopUrl: config.shopUrl,
  language,
})

const LARGEST_ID = 2 ** 31 - 1

const rowsOf = (db: Database) =>
  db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .where('products.is_adult', '=', false)
    .where('products.archived_at', 'is', null)
    .select([
      'products.id',
      'products.alias',
      'products.name',
      'products.unit',
      'products.minimum_order',
      'products.step',
      'products.tiers',
      'products.ppn_included',
      'products.weight_grams',
      'product_stock.stock',
      'brands.name as brand',
      'categories.id as category_id',
      'categories.name_id',
      'categories.name_en',
      'sellers.id as seller_id',
      'sellers.alias as seller_alias',
      'sellers.name as seller_name',
      'sellers.city',
      'sellers.is_pkp',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** A page of products by id; undefined for a wrong cursor. */
export async function listProducts(
  reader: Reader,
  query: {
    limit: number
    cursor?: string | undefined
    ids?: string | undefined
    seller_id?: string | undefined
  },
): Promise<Reply<typeof connectCalls.connectProducts> | undefined> {
  const after = query.cursor === undefined ? 0 : Number(readCursor(query.cursor, 1)?.[0])
  if (!Number.isInteger(after) || after < 0 || after > LARGEST_ID) return undefined
  let found = rowsOf(reader.db).where('products.id', '>', after)
  if (query.ids) found = found.where('products.id', 'in', query.ids.split(',').map(Number))
  if (query.seller_id) found = found.where('products.seller_id', '=', Number(query.seller_id))
  const rows = await found
    .orderBy('products.id')
    .limit(query.limit + 1)
    .execute()
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    products: page.map((row) => viewProduct(row, reader)),
    next_cursor: last && rows.length > query.limit ? cursorAfter(String(last.id)) : null,
  }
}

/** One product by its id or code. */
export async function findProduct(reader: Reader, idOrCode: string): Promise<Detail | undefined> {
  const id = /^[1-9]\d{0,8}$/.test(idOrCode) ? idOrCode : readProductCode(idOrCode)
  if (id === undefined || id === 'mistyped') return undefined
  const row = await rowsOf(reader.db)
    .select([
      'products.description',
      'products.length_cm',
      'products.width_cm',
      'products.height_cm',
    ])
    .where('products.id', '=', Number(id))
    .executeTakeFirst()
  if (!row) return undefined
  const { description, length_cm, width_cm, height_cm } = row
  return { ...viewProduct(row, reader), description, length_cm, width_cm, height_cm }
}

const viewProduct = (row: Row, { shopUrl, language }: Reader): Product => ({
  id: String(row.id),
  code: productCode(row.id),
  name: row.name,
  url: `${shopUrl}/v/${row.seller_alias}/product/${row.alias}`,
  unit: row.unit,
  minimum_order: row.minimum_order,
  step: row.step,
  prices: row.tiers,
  ppn: row.is_pkp ? (row.ppn_included ? 'included' : 'added') : 'none',
  stock: row.stock,
  weight_grams: row.weight_grams,
  brand: row.brand,
  category: {
    id: String(row.category_id),
    name: language === 'en' ? row.name_en : row.name_id,
  },
  seller: { id: String(row.seller_id), name: row.seller_name, city: row.city },
})
