import type { Database } from '../server/database.ts'

const MOST_CITIES = 10

/** The cities of sellers with this slug, or with it as their first part: `jakarta` is `jakarta-barat` and the others. */
export const citiesCalled = (db: Database, slug: string) =>
  db
    .selectFrom('sellers')
    .select(['city_slug as slug', 'city as name'])
    .distinct()
    .where((eb) =>
      eb.or([
        eb('city_slug', '=', slug),
        eb.and([eb('city_slug', '>', `${slug}-`), eb('city_slug', '<', `${slug}.`)]),
      ]),
    )
    .orderBy('city_slug')
    .limit(MOST_CITIES)
    .execute()
