import type { Database } from '../server/database.ts'

/** The most products of a store that are read at a time. */
const MOST_PRODUCTS = 10_000

/** The ids of the products of a store that any visitor may see; undefined for an unknown store. */
export async function storeProducts(db: Database, alias: string): Promise<number[] | undefined> {
  const seller = await db
    .selectFrom('sellers')
    .select('id')
    .where('alias', '=', alias)
    .executeTakeFirst()
  if (!seller) return undefined
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('seller_id', '=', seller.id)
    .where('is_adult', '=', false)
    .where('archived_at', 'is', null)
    .limit(MOST_PRODUCTS)
    .execute()
  return rows.map(({ id }) => id)
}
