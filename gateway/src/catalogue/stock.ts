import { sql } from 'kysely'
import { changeLists } from './list-version.ts'
import type { Trx } from '../server/database.ts'

export interface StockLine {
  productId: number
  quantity: number
}

export interface ShortLine extends StockLine {
  stock: number
}

/**
 * Takes all lines from the stock, or none, and returns the lines that are short. The rows are locked in the order of
 * their ids, so that concurrent orders wait instead of failing with a deadlock. Several lines may name one product.
 */
export async function takeStock(trx: Trx, lines: readonly StockLine[]): Promise<ShortLine[]> {
  const wanted = summed(lines)
  const rows = await trx
    .selectFrom('product_stock')
    .select(['product_id', 'stock'])
    .where('product_id', 'in', [...wanted.keys()])
    .orderBy('product_id')
    .forUpdate()
    .execute()
  const stocks = new Map(rows.map((row) => [row.product_id, row.stock]))
  const short = [...wanted]
    .map(([productId, quantity]) => ({ productId, quantity, stock: stocks.get(productId) ?? 0 }))
    .filter((line) => line.stock < line.quantity)
  if (short.length === 0) await change(trx, wanted, -1)
  return short
}

/** Returns cancelled or expired lines to the stock. An archived product has none, so that it is not sold. */
export async function returnStock(trx: Trx, lines: readonly StockLine[]): Promise<void> {
  const wanted = summed(lines)
  const rows = await trx
    .selectFrom('product_stock')
    .innerJoin('products', 'products.id', 'product_stock.product_id')
    .select(['product_id', 'archived_at'])
    .where('product_id', 'in', [...wanted.keys()])
    .orderBy('product_id')
    .forUpdate('product_stock')
    .execute()
  for (const row of rows) if (row.archived_at !== null) wanted.delete(row.product_id)
  if (wanted.size > 0) await change(trx, wanted, 1)
}

async function change(trx: Trx, quantities: Map<number, number>, sign: 1 | -1): Promise<void> {
  const ids = [...quantities.keys()]
  const amounts = ids.map((id) => sign * quantities.get(id)!)
  // Lists filter by in_stock. It changes only when the stock crosses the product's minimum order.
  const crossed = await sql`with changed as (
      update product_stock s set stock = s.stock + line.amount
      from unnest(${ids}::integer[], ${amounts}::integer[]) as line (id, amount) where s.product_id = line.id
      returning s.product_id, s.stock)
    update product_search f set in_stock = not f.in_stock
    from changed s join products p on p.id = s.product_id
    where f.id = s.product_id and f.in_stock <> (s.stock >= p.minimum_order)`.execute(trx)
  if (crossed.numAffectedRows) changeLists()
}

/** One quantity per product, in the order of the ids. */
function summed(lines: readonly StockLine[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const line of lines.toSorted((a, b) => a.productId - b.productId)) {
    sums.set(line.productId, (sums.get(line.productId) ?? 0) + line.quantity)
  }
  return sums
}
