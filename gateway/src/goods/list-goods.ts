import { readPage } from '../desk/public.ts'
import { containing } from '../server/containing.ts'
import type { Database } from '../server/database.ts'

/** A page of a store's goods, the newest first; of those whose name or code contains a text. */
export const listGoods = (
  db: Database,
  { sellerId, page, search }: { sellerId: number; page: number; search: string },
) =>
  readPage(
    page,
    db
      .selectFrom('products')
      .innerJoin('product_stock', 'product_stock.product_id', 'products.id')
      .select(['products.id', 'products.code', 'products.name', 'products.unit', 'products.alias'])
      .select(['products.tiers', 'products.minimum_order', 'products.archived_at'])
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
      .orderBy('products.id', 'desc'),
  )
