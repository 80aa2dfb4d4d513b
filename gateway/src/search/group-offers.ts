import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../server/database.ts'

interface GroupOffer {
  key: number
  id: number
}

/** The cheapest offers with stock of each group, one of each seller. `shown` limits offers `f` to visible prices. */
export async function cheapestOfGroups(
  db: Database,
  keys: readonly number[],
  { shown, most }: { shown: RawBuilder<unknown>; most: number },
): Promise<Map<number, number[]>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<GroupOffer>`
    select k.key::float8 as key, o.id from unnest(${[...keys]}::bigint[]) as k (key) cross join lateral (
      select distinct on (f.seller_id) f.id from (
        select f.id, f.seller_id, f.price from product_search f
        where f.group_key = k.key and f.in_stock and not f.is_adult and ${shown} order by f.price, f.id limit ${most}) f
      order by f.seller_id, f.price, f.id) o`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ key }) => key)].map(([key, offers]) => [
      key,
      offers.map(({ id }) => id),
    ]),
  )
}
