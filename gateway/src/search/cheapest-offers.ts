import { sql } from 'kysely'
import { isGuest } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'

/**
 * The cheapest offer of each of these products that this visitor may see, one with stock if there is any: the offer whose
 * price the card of all sellers shows. Products with the same cheapest offer have one.
 */
export async function cheapestOffers(
  db: Database,
  ids: readonly number[],
  visitor: Visitor,
): Promise<number[]> {
  if (ids.length === 0) return []
  const offers = sql`select o.id from product_search o
    where o.group_key = f.group_key and f.group_key <> 0 and not o.is_adult${isGuest(visitor) ? sql` and not o.hides_price` : sql``}`
  const { rows } = await sql<{ id: number }>`
    select coalesce(
      (${offers} and o.in_stock order by o.price, o.id limit 1), (${offers} order by o.price, o.id limit 1), f.id) as id
    from unnest(${[...ids]}::integer[]) with ordinality as s (id, place) join product_search f on f.id = s.id
    order by s.place`.execute(db)
  return [...new Set(rows.map(({ id }) => id))]
}
