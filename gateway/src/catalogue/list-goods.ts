import { containing } from '../server/containing.ts'
import type { Database } from '../server/database.ts'

/** The goods of a store, the newest first; those whose name or code contains a text. */
export const goodsOfStore = (
  db: Database,
  { sellerId, search }: { sellerId: number; search: string },
) =>
  db
    .selectFrom('products')
    .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
    .select(['products.id', 'products.code', 'products.name', 'products.unit', 'products.alias'])
    .select(['products.tiers', 'products.minimum_order', 'products.archived_at'])
    .select(['products.card', 'products.picture_count', 'products.picture_version'])
    .select('product_stock.stock')
    .where('seller_id', '=', sellerId)
    .$if(search !== '', (found) =>
      found.where((where) =>
        where.or([
          where('products.name', 'ilike', containing(search)),
          where('products.code', 'ilike', containing(search)),
        ]),
      ),
    )
    .orderBy('products.id', 'desc')

/** The goods of a store that are sold, after a product, in the order of their ids. */
export const soldGoodsAfter = (
  db: Database,
  { sellerId, after, limit }: { sellerId: number; after: number; limit: number },
) =>
  db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
    .leftJoin('brands', 'brands.id', 'products.brand_id')
    .selectAll('products')
    .select(['categories.slug', 'brands.name as brand', 'product_stock.stock'])
    .where('seller_id', '=', sellerId)
    .where('archived_at', 'is', null)
    .where('products.id', '>', after)
    .orderBy('products.id')
    .limit(limit)
    .execute()
