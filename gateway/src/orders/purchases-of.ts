import { sql } from 'kysely'
import type { Database } from '../server/database.ts'
import { wibDayEnd, wibDayStart } from '../server/wib.ts'
import { visibleOrders } from './visible.ts'

export interface PurchaseFilter {
  product?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export interface BoughtProduct {
  product_id: number
  name: string
  unit: string
  quantity: number
  purchases: number
  lowest: number
  highest: number
  last: number
  last_at: Date
}

export interface Purchase {
  id: string
  order_id: string
  serial: string
  at: Date
  product_id: number
  name: string
  unit: string
  quantity: number
  unit_price: number
  seller_id: number
  seller_name: string
}

/** The goods that a company bought, with the prices that it paid; undefined for a stranger of the company. */
export async function purchasesOf(
  db: Database,
  reader: { buyerId: string; companyId: string },
  filter: PurchaseFilter,
) {
  const visible = await visibleOrders(db, reader)
  if (!visible) return undefined
  let orders = visible.orders
    .where('orders.paid_at', 'is not', null)
    .where('orders.state', 'not in', ['cancelled', 'expired'])
    .select(['orders.id', 'orders.serial', 'orders.created_at'])
  if (filter.from) orders = orders.where('orders.created_at', '>=', wibDayStart(filter.from))
  if (filter.to) orders = orders.where('orders.created_at', '<', wibDayEnd(filter.to))
  const lines = sql`select line.id, bought.id as order_id, bought.serial, bought.created_at as at, line.product_id,
      line.name, line.unit, line.quantity - line.cancelled as quantity, line.unit_price, parcel.seller_id, parcel.seller_name
    from bought join order_lines line on line.order_id = bought.id
      join order_parcels parcel on parcel.id = line.parcel_id
    where line.quantity > line.cancelled and ${filter.product ? sql`line.product_id::text = ${filter.product}` : sql`true`}`
  const from = sql`with bought as (${orders}), lines as (${lines})`
  return {
    async products({ page, limit }: { page: number; limit: number }): Promise<BoughtProduct[]> {
      const { rows } = await sql<BoughtProduct>`${from}
        select product_id, (array_agg(name order by at desc, id desc))[1] as name,
          (array_agg(unit order by at desc, id desc))[1] as unit, sum(quantity)::float8 as quantity,
          count(*)::integer as purchases, min(unit_price)::float8 as lowest, max(unit_price)::float8 as highest,
          ((array_agg(unit_price order by at desc, id desc))[1])::float8 as last, max(at) as last_at
        from lines group by product_id order by last_at desc, product_id
        limit ${limit} offset ${(page - 1) * limit}`.execute(db)
      return rows
    },
    async purchases({ page, limit }: { page: number; limit: number }): Promise<Purchase[]> {
      const { rows } = await sql<Purchase>`${from}
        select id, order_id, serial, at, product_id, name, unit, quantity, unit_price::float8 as unit_price, seller_id,
          seller_name
        from lines order by at desc, id desc limit ${limit} offset ${(page - 1) * limit}`.execute(
        db,
      )
      return rows
    },
    count: async (what: 'products' | 'purchases'): Promise<number> => {
      const counted = what === 'products' ? sql`distinct product_id` : sql`*`
      const { rows } = await sql<{
        count: number
      }>`${from} select count(${counted})::integer as count from lines`.execute(db)
      return rows[0]!.count
    },
  }
}
