import { sql } from 'kysely'
import type { Database } from '../server/database.ts'

export interface MarketPrice {
  lowest: number
  highest: number
  sellers: number
}

/** The prices at which sellers have the same goods as each of these products in stock now. Adult goods are left out. */
export async function marketPrices(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, MarketPrice>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<MarketPrice & { id: number }>`
    select p.id, min(o.price)::float8 as lowest, max(o.price)::float8 as highest,
      count(distinct o.seller_id)::integer as sellers
    from product_search p cross join lateral (
      select price, seller_id from product_search where p.group_key <> 0 and group_key = p.group_key and in_stock
        and not is_adult
      union all
      select price, seller_id from product_search where p.group_key = 0 and id = p.id and in_stock and not is_adult) o
    where p.id = any(${[...ids]}::integer[]) group by p.id`.execute(db)
  return new Map(rows.map(({ id, ...price }) => [id, price]))
}
