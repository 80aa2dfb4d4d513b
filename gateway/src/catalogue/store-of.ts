import type { Database, Trx } from '../server/database.ts'
import type { StoreOfGoods } from './goods.ts'

export interface Store extends StoreOfGoods {
  isPkp: boolean
}

/** The store of a seller, locked against other writers of its goods. */
export async function lockStore(trx: Trx, id: number): Promise<Store | undefined> {
  const row = await trx
    .selectFrom('sellers')
    .select(['id', 'alias', 'name', 'city', 'city_slug', 'membership', 'is_pkp'])
    .select(['personal_courier', 'free_shipping'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      alias: row.alias,
      name: row.name,
      city: { name: row.city, slug: row.city_slug },
      membership: row.membership,
      personalCourier: row.personal_courier,
      freeShipping: row.free_shipping,
      isPkp: row.is_pkp,
    }
  )
}

/** A store by its alias; `sellerId` limits it to the own one. */
export const storeCalled = (db: Database | Trx, alias: string, sellerId: number | null) =>
  db
    .selectFrom('sellers')
    .select(['id', 'alias', 'name'])
    .where('alias', '=', alias)
    .$if(sellerId !== null, (own) => own.where('id', '=', sellerId!))
    .executeTakeFirst()

/** The Indonesian names of the categories from which a store sells now. */
export async function categoriesOfStore(trx: Trx, sellerId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select('categories.name_id')
    .distinct()
    .where('products.seller_id', '=', sellerId)
    .where('products.archived_at', 'is', null)
    .execute()
  return rows.map(({ name_id }) => name_id)
}
