import { newId } from '../server/new-id.ts'
import { sql } from 'kysely'
import type { Trx } from '../server/database.ts'
import { changeLists } from './list-version.ts'
import type { StockReason } from './table.ts'

export interface CountedStock {
  productId: number
  stock: number
}

/**
 * Sets the stock of products as it was counted, and notes each change. The rows are locked in the order of their ids, as
 * orders do. Returns the ids of those whose stock changed.
 */
export async function countStock(
  trx: Trx,
  counted: readonly CountedStock[],
  { reason, note, actor, at }: { reason: StockReason; note: string; actor: string; at: Date },
): Promise<number[]> {
  if (counted.length === 0) return []
  const wanted = new Map(counted.map(({ productId, stock }) => [productId, stock]))
  const rows = await trx
    .selectFrom('product_stock')
    .selectAll()
    .where('product_id', 'in', [...wanted.keys()])
    .orderBy('product_id')
    .forUpdate()
    .execute()
  const changed = rows.filter((row) => row.stock !== wanted.get(row.product_id))
  if (changed.length === 0) return []
  const ids = changed.map((row) => row.product_id)
  const stocks = ids.map((id) => wanted.get(id)!)
  await sql`with changed as (
      update product_stock s set stock = line.stock
      from unnest(${ids}::integer[], ${stocks}::integer[]) as line (id, stock) where s.product_id = line.id
      returning s.product_id, s.stock)
    update product_search f set in_stock = not f.in_stock
    from changed s join products p on p.id = s.product_id
    where f.id = s.product_id and f.in_stock <> (s.stock >= p.minimum_order)`.execute(trx)
  await trx
    .insertInto('stock_changes')
    .values(
      changed.map((row) => ({
        id: newId(),
        product_id: row.product_id,
        change: wanted.get(row.product_id)! - row.stock,
        stock: wanted.get(row.product_id)!,
        reason,
        note,
        actor,
        created_at: at,
      })),
    )
    .execute()
  changeLists()
  return ids
}

/** Notes the time of stocks that a seller's system sends. Returns the products whose stock is newer than the known one. */
export async function takeNewerStock(
  trx: Trx,
  productIds: readonly number[],
  asOf: Date,
): Promise<Set<number>> {
  const { rows } = await sql<{
    product_id: number
  }>`insert into stock_feeds as f (product_id, as_of)
    select id, ${asOf} from unnest(${[...productIds]}::integer[]) as given (id) order by id
    on conflict (product_id) do update set as_of = excluded.as_of where f.as_of < excluded.as_of
    returning product_id`.execute(trx)
  return new Set(rows.map((row) => row.product_id))
}
