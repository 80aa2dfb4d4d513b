import type { Trx } from '../server/database.ts'
import { leafOf, type Leaf } from './find-categories.ts'
import type { Goods } from './goods.ts'
import { codeOf, productsOfCodes } from './product-codes.ts'

/** A product of the store, as it is stored. */
export interface KnownGoods {
  goods: Omit<Goods, 'store'>
  category: Leaf
  brand: string | null
  isArchived: boolean
}

/** The goods of a store by their codes, locked in the order of their ids. */
export async function knownGoods(
  trx: Trx,
  sellerId: number,
  codes: readonly string[],
): Promise<Map<string, KnownGoods>> {
  const found = await productsOfCodes(trx, sellerId, codes).orderBy('id').forUpdate().execute()
  const known = await readGoods(
    trx,
    found.map(({ id }) => id),
  )
  return new Map(known.map((one) => [codeOf(one.goods), one]))
}

/** A product of a store, locked. */
export async function goodsOfId(
  trx: Trx,
  sellerId: number,
  productId: number,
): Promise<KnownGoods | undefined> {
  const locked = await trx
    .selectFrom('products')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('id', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  return locked && (await readGoods(trx, [locked.id]))[0]
}

async function readGoods(trx: Trx, ids: readonly number[]): Promise<KnownGoods[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
    .leftJoin('product_search', 'product_search.id', 'products.id')
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .selectAll('products')
    .select(['categories.path', 'categories.is_adult as is_adult_category', 'product_stock.stock'])
    .select(['product_search.popularity', 'brands.name as brand'])
    .where('products.id', 'in', ids)
    .execute()
  return rows.map((row) => {
    const category = leafOf({
      id: row.category_id,
      path: row.path,
      is_adult: row.is_adult_category,
    })
    const goods: KnownGoods['goods'] = {
      id: row.id,
      alias: row.alias,
      code: row.code,
      category,
      brandId: row.brand_id,
      name: row.name,
      unit: row.unit,
      gtin: row.gtin === null ? null : { digits: row.gtin, length: row.gtin_length ?? 14 },
      tiers: row.tiers,
      minimumOrder: row.minimum_order,
      step: row.step,
      stock: row.stock,
      weightGrams: row.weight_grams,
      dimensions: { length: row.length_cm, width: row.width_cm, height: row.height_cm },
      ppnIncluded: row.ppn_included,
      isScg: row.is_scg,
      isAdult: row.is_adult,
      isAppOnly: row.is_app_only,
      storage: row.storage,
      hidesPrice: row.hides_price,
      pictures: { count: row.picture_count, version: row.picture_version },
      popularity: row.popularity ?? 0,
      sold: row.sold,
      reviewCount: row.review_count,
      rating: row.rating,
      listedAt: row.listed_at,
      description: row.description,
      specification: row.specification,
    }
    return { goods, category, brand: row.brand, isArchived: row.archived_at !== null }
  })
}
