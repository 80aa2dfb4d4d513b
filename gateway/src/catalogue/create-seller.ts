import { inWib } from '@borong/api/rules/wib'
import { sql } from 'kysely'
import type { Trx } from '../server/database.ts'
import { slugOf } from '../server/slug.ts'

interface NewSeller {
  name: string
  email: string
  place: { city: string; province: string; latitude: number; longitude: number }
  at: Date
}

/** Opens a store without products, and returns the name in its address. The search finds it with its first product. */
export async function createSeller(
  trx: Trx,
  { name, email, place, at }: NewSeller,
): Promise<string> {
  // Two stores of one moment get different numbers.
  await sql`lock table sellers in share row exclusive mode`.execute(trx)
  const newest = await trx
    .selectFrom('sellers')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const id = (newest?.id ?? 0) + 1
  const wanted = slugOf(name) || 'toko'
  const taken = await trx
    .selectFrom('sellers')
    .select('id')
    .where('alias', '=', wanted)
    .executeTakeFirst()
  const alias = taken ? `${wanted}-${id}` : wanted
  const { city, province, latitude, longitude } = place
  await trx
    .insertInto('sellers')
    .values({
      id,
      alias,
      name,
      city,
      city_slug: slugOf(city),
      province,
      latitude,
      longitude,
      membership: 0,
      rating: 0,
      is_open: true,
      minimum_purchase: 0,
      personal_courier: false,
      free_shipping: false,
      is_pkp: false,
      joined_year: inWib(at).getUTCFullYear(),
      response_minutes: 60,
      product_count: 0,
      category_ids: [],
      top_product_ids: [],
      email,
      card: JSON.stringify({
        id: String(id),
        alias,
        image: `s/${id}`,
        name,
        seller_membership_type_id: 0,
        location: city,
        rating: 0,
        is_open: true,
        product_count: 0,
        minimum_purchase: 0,
        is_personal_courier: false,
        free_ongkir_nusantara: false,
      }),
    })
    .execute()
  return alias
}
