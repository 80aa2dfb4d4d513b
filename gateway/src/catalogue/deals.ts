import { DAY_MS } from '@borong/api/rules/time'
import { sql } from 'kysely'
import type { Database, Trx } from '../server/database.ts'

/** Products that rotate through the daily deals. */
interface DailyDealPoolTable {
  product_id: number
  deal_group: number
  position: number
  price: number
  quota: number
  /** The quantity that simulated other buyers take in every deal. */
  base_sold: number
  max_quantity: number
}

interface DailyDealSalesTable {
  deal_id: number
  product_id: number
  sold: number
}

declare module '../server/database.ts' {
  interface Tables {
    daily_deal_pool: DailyDealPoolTable
    daily_deal_sales: DailyDealSalesTable
  }
}

// Midnight in Jakarta: a deal lasts one calendar day there.
const FIRST_DEAL_MS = Date.UTC(2019, 11, 31, 17)
/** The pool is divided into this many groups; each day uses the next one. */
export const DEAL_GROUPS = 14

/** A daily deal by number. Deals follow each other without a gap and without end. */
export interface DealPeriod {
  id: number
  start: number
  end: number
  group: number
}

export function dealPeriod(id: number): DealPeriod {
  const start = FIRST_DEAL_MS + (id - 1) * DAY_MS
  return { id, start, end: start + DAY_MS, group: id % DEAL_GROUPS }
}

/** The deal for which start < now <= end. */
export const dealAt = (now: number): DealPeriod =>
  dealPeriod(Math.ceil((now - FIRST_DEAL_MS) / DAY_MS))

/** Takes a quantity from the running deal; false when too little is left or the product isn't on the deal. */
export async function takeDeal(
  trx: Trx,
  line: { productId: number; quantity: number },
  now: Date,
): Promise<boolean> {
  const deal = dealAt(now.getTime())
  const { rows } = await sql`insert into daily_deal_sales as sale (deal_id, product_id, sold)
    select ${deal.id}::integer, product_id, ${line.quantity}::integer from daily_deal_pool
    where product_id = ${line.productId} and deal_group = ${deal.group} and base_sold + ${line.quantity}::integer <= quota
    on conflict (deal_id, product_id) do update set sold = sale.sold + excluded.sold
    where sale.sold + excluded.sold <= (select quota - base_sold from daily_deal_pool where product_id = sale.product_id)
    returning sold`.execute(trx)
  return rows.length > 0
}

/** Returns a cancelled quantity to the deal that it was taken from. */
export async function returnDeal(
  trx: Trx,
  line: { dealId: number; productId: number; quantity: number },
): Promise<void> {
  await trx
    .updateTable('daily_deal_sales')
    .set((eb) => ({ sold: eb('sold', '-', line.quantity) }))
    .where('deal_id', '=', line.dealId)
    .where('product_id', '=', line.productId)
    .execute()
}

export const periodDates = (deal: DealPeriod) => ({
  start_date: new Date(deal.start).toISOString(),
  end_date: new Date(deal.end).toISOString(),
})

interface DealRow {
  product_id: number
  price: number
  quota: number
  max_quantity: number
  sold: number
}

/** The products of a deal with the sold quantity of each: simulated sales plus those of this deal. */
export async function dealRows(
  db: Database | Trx,
  deal: DealPeriod,
  only: { productIds: readonly number[] } | { limit: number },
): Promise<DealRow[]> {
  const rows = db
    .selectFrom('daily_deal_pool as pool')
    .leftJoin('daily_deal_sales as sale', (join) =>
      join.onRef('sale.product_id', '=', 'pool.product_id').on('sale.deal_id', '=', deal.id),
    )
    .where('pool.deal_group', '=', deal.group)
    .select(['pool.product_id', 'pool.price', 'pool.quota', 'pool.max_quantity'])
    .select(sql<number>`pool.base_sold + coalesce(sale.sold, 0)`.as('sold'))
    .orderBy('pool.position')
  return 'limit' in only
    ? rows.limit(only.limit).execute()
    : rows.where('pool.product_id', 'in', [...only.productIds]).execute()
}
