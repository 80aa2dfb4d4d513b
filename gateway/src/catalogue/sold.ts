import { sql } from 'kysely'
import { changeLists } from './list-version.ts'
import type { Trx } from '../server/database.ts'

/** Adds a completed order to the sold counts of its products, their cards and their search entries. */
export async function countSold(trx: Trx, orderId: string): Promise<void> {
  const { rows: lines } = await sql<{ id: number; quantity: number }>`
    select product_id as id, sum(quantity - cancelled)::integer as quantity from order_lines where order_id = ${orderId}
    group by product_id order by product_id`.execute(trx)
  const ids = lines.map((line) => line.id)
  // Locked in the order of their ids, as orders lock their stock: concurrent completions wait for each other.
  await trx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  const more = sql`unnest(${ids}::integer[], ${lines.map((line) => line.quantity)}::integer[]) as more (id, quantity)`
  await sql`update products p set sold = p.sold + more.quantity,
      card = jsonb_set(p.card, '{sold}', to_jsonb(p.sold + more.quantity)) from ${more} where p.id = more.id`.execute(
    trx,
  )
  await sql`update product_search f set sold = f.sold + more.quantity from ${more} where f.id = more.id`.execute(
    trx,
  )
  changeLists()
}
