import type { Trx } from '../server/database.ts'
import type { StoreOfGoods } from './product-rows.ts'

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
