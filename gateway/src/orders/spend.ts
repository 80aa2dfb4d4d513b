import { NO_GROUP, type spendGroupings } from '@borong/api/rules/spend'
import { type RawBuilder, sql } from 'kysely'
import { bigCategories } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import { monthIn, wibDayEnd, wibDayStart } from '../server/wib.ts'
import { visibleOrders } from './visible.ts'

export type Grouping = (typeof spendGroupings)[number]

export interface SpendFilter {
  from?: string | undefined
  to?: string | undefined
  cost_centre?: string | undefined
  category?: string | undefined
  seller?: string | undefined
  member?: string | undefined
}

interface Group {
  id: string
  name: string | null
  amount: number
  orders: number
  at: Date
}

const category = sql`coalesce(category_id, ${NO_GROUP})`
const costCentre = sql`coalesce(cost_centre_id, ${NO_GROUP})`

/** The id and the name of the group that a part of an order is in. */
const keys: Record<Grouping, { id: RawBuilder<unknown>; name: RawBuilder<unknown> }> = {
  month: { id: monthIn(sql.ref('created_at')), name: sql`null` },
  cost_centre: { id: costCentre, name: sql`max(cost_centre_name)` },
  category: { id: category, name: sql`max(category_name)` },
  seller: { id: sql`seller_id::text`, name: sql`max(seller_name)` },
  member: { id: sql`user_id`, name: sql`null` },
  order: { id: sql`id`, name: sql`max(serial)` },
}

/** The spend of a company that a member may see; undefined for a stranger of the company. */
export async function spendOf(
  db: Database,
  { buyerId, companyId, by }: { buyerId: string; companyId: string; by: Grouping },
  filter: SpendFilter,
  language: 'id' | 'en',
) {
  const visible = await visibleOrders(db, { buyerId, companyId })
  if (!visible) return undefined
  const bought = boughtIn(visible.orders, filter)
  const isByCategory = by === 'category' || filter.category !== undefined
  const isBySeller = by === 'seller' || filter.seller !== undefined
  const isNarrowed = filter.category !== undefined || filter.seller !== undefined
  const parts = isByCategory
    ? linesIn(db, filter, language)
    : isBySeller
      ? parcelsIn(filter)
      : wholeOrders
  const { id, name } = keys[by]
  return {
    async page({ page, limit }: { page: number; limit: number }): Promise<Group[]> {
      const order = by === 'month' || by === 'order' ? sql`id desc` : sql`amount desc, id`
      const { rows } = await sql<Group>`with bought as (${bought}), parts as (${parts})
        select ${id} as id, ${name} as name, sum(amount)::int8 as amount, count(distinct parts.id)::integer as orders,
          max(created_at) as at
        from parts group by 1 order by ${order} limit ${limit} offset ${(page - 1) * limit}`.execute(
        db,
      )
      return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
    },
    /** The sums of all groups and of the whole orders, and the names of what the filter narrows to. */
    async sums() {
      const { rows } =
        await sql<Sums>`with bought as (${bought}), parts as (${parts}), whole as (${wholeOrders})
        select count(distinct ${id})::integer as count, coalesce(sum(amount), 0)::int8 as amount,
          (select coalesce(sum(amount), 0)::int8 from whole) as whole, max(cost_centre_name) as cost_centre,
          ${isByCategory ? keys.category.name : sql`null`} as category,
          ${isBySeller || isByCategory ? keys.seller.name : sql`null`} as seller
        from parts`.execute(db)
      const { count, amount, whole, ...names } = rows[0]!
      return {
        count,
        total: Number(isNarrowed ? amount : whole),
        rest: isNarrowed ? 0 : Number(whole) - Number(amount),
        names,
      }
    },
  }
}

interface Sums {
  count: number
  amount: number
  whole: number
  cost_centre: string | null
  category: string | null
  seller: string | null
}

type Visible = NonNullable<Awaited<ReturnType<typeof visibleOrders>>>['orders']

/** The paid orders that are neither cancelled nor expired. One that cost centres divide is a row for each of them. */
function boughtIn(visible: Visible, { from, to, cost_centre, member }: SpendFilter) {
  let orders = visible
    .leftJoin('order_cost_centres as centre', 'centre.order_id', 'orders.id')
    .where('orders.paid_at', 'is not', null)
    .where('orders.state', 'not in', ['cancelled', 'expired'])
    .select(['orders.id', 'orders.serial', 'orders.user_id', 'orders.created_at', 'orders.totals'])
    .select(['centre.amount as centre_amount', 'centre.from_share', 'centre.to_share'])
    .select([centreId.as('cost_centre_id'), centreName.as('cost_centre_name')])
  if (from) orders = orders.where('orders.created_at', '>=', wibDayStart(from))
  if (to) orders = orders.where('orders.created_at', '<', wibDayEnd(to))
  if (member) orders = orders.where('orders.user_id', '=', member)
  if (cost_centre === NO_GROUP) return orders.where(centreId, 'is', null)
  return cost_centre ? orders.where(centreId, '=', cost_centre) : orders
}

// The order itself has no single one of several cost centres.
const centreId = sql<string | null>`coalesce(centre.cost_centre_id, orders.cost_centre_id)`
const centreName = sql<
  string | null
>`case when centre.order_id is null then orders.cost_centre_name else centre.cost_centre_name end`

/** The part of an amount that a cost centre pays, of an order that is divided by per cent. */
const shareOf = (
  amount: RawBuilder<unknown>,
) => sql`case when bought.from_share is null then ${amount}
  else div(${amount} * bought.to_share, 10000)::int8 - div(${amount} * bought.from_share, 10000)::int8 end`

/** Whether the cost centre of a row pays this parcel. */
const ofCentre = sql`(bought.centre_amount is null or bought.from_share is not null
  or parcel.cost_centre_id is not distinct from bought.cost_centre_id)`

/** The total of an order without its refunds, as its budgets count it. */
const wholeOrders = sql`select bought.*, coalesce(bought.centre_amount, (totals->>'grand_total')::int8
  - coalesce((select sum(refunded) from order_parcels where order_id = bought.id), 0)) as amount from bought`

const ofSeller = ({ seller }: SpendFilter) =>
  seller ? sql`parcel.seller_id::text = ${seller}` : sql`true`

/** The goods and PPN of a line without its cancelled part, before the voucher. */
const priceLeft = sql`(line.quantity - line.cancelled) * line.unit_price
  + line.tax - line.tax * line.cancelled / line.quantity`

/**
 * The goods, PPN and shipping of each parcel without its cancelled goods and the refunds of complaints. A cancellation
 * refunds less than the price of its goods where a voucher paid a part.
 */
const parcelsIn = (
  filter: SpendFilter,
) => sql`select bought.*, parcel.seller_id, parcel.seller_name,
  ${shareOf(sql`((select coalesce(sum(${priceLeft}), 0) from order_lines line
    where line.order_id = bought.id and line.parcel_id = parcel.id)
  + (parcel.courier->>'price')::int8 + (parcel.courier->>'insurance_fee')::int8
  - (parcel.refunded - parcel.refunded_costs - parcel.cancelled_goods))`)} as amount
  from bought join order_parcels parcel on parcel.order_id = bought.id and ${ofCentre}
  where parcel.state is distinct from 'cancelled' and ${ofSeller(filter)}`

/** The goods and PPN of each line without its cancelled part. */
const linesIn = (
  db: Database,
  filter: SpendFilter,
  language: 'id' | 'en',
) => sql`select bought.*, parcel.seller_id,
  parcel.seller_name, big.category_id, ${sql.ref(`big.name_${language}`)} as category_name,
  ${shareOf(sql`(${priceLeft})`)} as amount
  from bought join order_lines line on line.order_id = bought.id
    join order_parcels parcel on parcel.id = line.parcel_id and ${ofCentre}
    left join (${bigCategories(db)}) big on big.product_id = line.product_id
  where line.quantity > line.cancelled and ${ofSeller(filter)} and ${filter.category ? sql`coalesce(big.category_id, ${NO_GROUP}) = ${filter.category}` : sql`true`}`
