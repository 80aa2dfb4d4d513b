import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../server/database.ts'

export interface GroupOffer {
  key: number
  id: number
  seller_id: number
  price: number
}

/** The cheapest offers with stock of each group, one of each seller. `shown` limits offers `f` to visible prices. */
export async function cheapestOfGroups(
  db: Database,
  keys: readonly number[],
  { shown, most }: { shown: RawBuilder<unknown>; most: number },
): Promise<Map<number, GroupOffer[]>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<GroupOffer>`
    select k.key::float8 as key, o.* from unnest(${[...keys]}::bigint[]) as k (key) cross join lateral (
      select distinct on (f.seller_id) f.id, f.seller_id, f.price from (
        select f.id, f.seller_id, f.price from product_search f
        where f.group_key = k.key and f.in_stock and not f.is_adult and ${shown} order by f.price, f.id limit ${most}) f
      order by f.seller_id, f.price, f.id) o`.execute(db)
  return Map.groupBy(rows, ({ key }) => key)
}

/** The cheapest offers with stock of the same goods as each of these products, one of each seller. */
export async function offersOfProducts(
  db: Database,
  ids: readonly number[],
  most: number,
): Promise<Map<number, GroupOffer[]>> {
  if (ids.length === 0) return new Map()
  const { rows: products } = await sql<{ id: number; group_key: number }>`
    select f.id, f.group_key::float8 as group_key from product_search f
    where f.id = any(${[...ids]}::integer[]) and f.group_key <> 0`.execute(db)
  const keys = [...new Set(products.map(({ group_key }) => group_key))]
  const offers = await cheapestOfGroups(db, keys, { shown: sql`true`, most })
  return new Map(products.map(({ id, group_key }) => [id, offers.get(group_key) ?? []]))
}
