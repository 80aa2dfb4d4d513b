import type { orderStates, Totals } from '@borong/api/orders.shapes'
import { sql, type ColumnType, type JSONColumnType } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { InferOutput } from 'valibot'

/** Replies show `awaiting_approval` as `awaiting_payment`, the only state before payment that earlier releases know. */
export type OrderState = (typeof orderStates)[number] | 'awaiting_approval'
export type ParcelState = Exclude<OrderState, 'awaiting_payment' | 'awaiting_approval' | 'expired'>

type AllTotals = InferOutput<typeof Totals>
/** Orders made before remainders were waived have no `rounding`. */
type StoredTotals = Omit<AllTotals, 'rounding'> & Partial<Pick<AllTotals, 'rounding'>>

export interface OrderTable {
  id: string
  serial: string
  user_id: string
  idempotency_key: string
  /** The hash of the request body, to detect another body with the same key. */
  body_hash: string
  state: OrderState
  totals: JSONColumnType<StoredTotals>
  promo_code: string
  cash_back_state: 'none' | 'waiting' | 'paid' | 'failed'
  /** The points of all goods. Those of refunded goods are not given, or are taken back. */
  points_earned: number
  facture: ColumnType<Record<string, string> | null, string | null, string | null>
  cancel_reason: string | null
  company_id: string | null
  /** The company's name at the time of the order. */
  company_name: string | null
  cost_centre_id: string | null
  /** The cost centre's name at the time of the order. */
  cost_centre_name: string | null
  po_number: string | null
  /** YYYY-MM-DD. */
  wanted_on: string | null
  reference: string | null
  line_count: number
  /** While the order awaits approval: the end of that time. */
  payment_deadline: Date
  created_at: Date
  paid_at: Date | null
  completed_at: Date | null
  /** The last change of the order or of one of its parcels. */
  updated_at: ColumnType<Date, Date | undefined, Date>
}

export interface Courier {
  id: string
  company: string
  service: string
  price: number
  insurance_fee: number
  duration_shortest: number
  duration_longest: number
  duration_uom: string
}

export interface ParcelTable {
  id: string
  order_id: string
  seller_id: number
  seller_name: string
  seller_alias: string
  seller_city: string
  /** Whether the seller could issue a tax invoice at the time of the order. */
  is_pkp: boolean
  /** Null while the order is not paid. */
  state: ParcelState | null
  note: string
  courier: JSONColumnType<Courier>
  address: JSONColumnType<Record<string, unknown>>
  /** The outlet of the company whose address it goes to. */
  outlet_id: string | null
  /** Of an order whose parcels have different cost centres, with the name at the time of the order. */
  cost_centre_id: string | null
  cost_centre_name: string | null
  subtotal: number
  /** The refunds of complaints about this parcel and of its cancelled goods. */
  refunded: ColumnType<number, number | undefined, number>
  /** The part of the refunds that was paid for shipping, insurance and service. It earned nothing. */
  refunded_costs: ColumnType<number, number | undefined, number>
  /** The refund of cancelled goods, which is a part of `refunded`. */
  cancelled_goods: ColumnType<number, number | undefined, number>
  tracking_number: string | null
  /** The number of steps made; `next_step_at` is the due date of the next one. */
  step: number
  next_step_at: Date | null
  /** When its receivers had counted all of its goods, some of them damaged or missing. */
  counted_at: ColumnType<Date | null, Date | undefined, Date>
}

export interface OrderLineTable {
  id: string
  order_id: string
  parcel_id: string
  user_id: string
  product_id: number
  alias: string
  vendor_alias: string
  name: string
  image: string
  unit: string
  quantity: number
  /** The part of the quantity that was cancelled after the payment. */
  cancelled: ColumnType<number, number | undefined, number>
  unit_price: number
  strike_unit_price: number
  deal_id: number | null
  /** PPN on top of the line's price; 0 where the price includes it. */
  tax: number
}

/** The cost centres between which an order is divided. */
export interface OrderCentreTable {
  order_id: string
  position: number
  cost_centre_id: string | null
  cost_centre_name: string | null
  /** The part of the order in hundredths of a per cent, from one sum to the next; null when each parcel has its own. */
  from_share: number | null
  to_share: number | null
  /** Its part of the total without refunds. All parts add up to it. */
  amount: number
}

export interface OrderEventTable {
  id: string
  order_id: string
  parcel_id: string | null
  code: string
  detail: string
  at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    orders: OrderTable
    order_parcels: ParcelTable
    order_lines: OrderLineTable
    order_cost_centres: OrderCentreTable
    order_events: OrderEventTable
  }
}

export const ordersMigrations: Record<string, Migration> = {
  '001-orders': {
    async up(db) {
      await sql`create table orders (
        id text primary key, serial text not null unique, user_id text not null, idempotency_key text not null,
        body_hash text not null, state text not null, totals jsonb not null, promo_code text not null,
        cash_back_state text not null, points_earned int8 not null, facture jsonb, cancel_reason text,
        line_count integer not null, payment_deadline timestamptz not null, created_at timestamptz not null,
        paid_at timestamptz, completed_at timestamptz, unique (user_id, idempotency_key))`.execute(
        db,
      )
      await sql`create index orders_user on orders (user_id, id)`.execute(db)
      await sql`create index orders_user_state on orders (user_id, state, id)`.execute(db)
      await sql`create index orders_unpaid on orders (payment_deadline) where state = 'awaiting_payment'`.execute(
        db,
      )
      await sql`create index orders_cash_back on orders (completed_at) where cash_back_state = 'failed'`.execute(
        db,
      )
      await sql`create table order_parcels (
        id text primary key, order_id text not null, seller_id integer not null, seller_name text not null,
        seller_alias text not null, seller_city text not null, state text, note text not null, courier jsonb not null,
        address jsonb not null, subtotal int8 not null, tracking_number text, step integer not null,
        next_step_at timestamptz)`.execute(db)
      await sql`create index order_parcels_order on order_parcels (order_id)`.execute(db)
      await sql`create index order_parcels_due on order_parcels (next_step_at) where next_step_at is not null`.execute(
        db,
      )
      await sql`create table order_lines (
        id text primary key, order_id text not null, parcel_id text not null, user_id text not null, product_id integer not null,
        alias text not null, vendor_alias text not null, name text not null, image text not null, unit text not null,
        quantity integer not null, unit_price int8 not null, strike_unit_price int8 not null, deal_id integer,
        tax int8 not null)`.execute(db)
      await sql`create index order_lines_order on order_lines (order_id)`.execute(db)
      await sql`create index order_lines_user_product on order_lines (user_id, product_id)`.execute(
        db,
      )
      await sql`create table order_events (
        id text primary key, order_id text not null, parcel_id text, code text not null, detail text not null,
        at timestamptz not null)`.execute(db)
      await sql`create index order_events_order on order_events (order_id)`.execute(db)
    },
  },
  '002-pkp': {
    async up(db) {
      await sql`alter table order_parcels add column is_pkp boolean not null default true`.execute(
        db,
      )
    },
  },
  '003-business': {
    async up(db) {
      await sql`alter table orders add column company_id text, add column company_name text,
        add column po_number text, add column wanted_on text, add column reference text`.execute(db)
      await sql`create index orders_company on orders (company_id, id) where company_id is not null`.execute(
        db,
      )
    },
  },
  '004-cost-centres': {
    async up(db) {
      await sql`alter table orders add column cost_centre_id text, add column cost_centre_name text`.execute(
        db,
      )
    },
  },
  '005-approval': {
    async up(db) {
      await sql`create index orders_unapproved on orders (payment_deadline) where state = 'awaiting_approval'`.execute(
        db,
      )
    },
  },
  '006-refunds': {
    async up(db) {
      await sql`alter table order_parcels add column refunded int8 not null default 0`.execute(db)
    },
  },
  '007-updated': {
    async up(db) {
      await sql`alter table orders add column updated_at timestamptz`.execute(db)
      await sql`update orders o set updated_at = greatest(o.created_at,
        (select max(e.at) from order_events e where e.order_id = o.id))`.execute(db)
      await sql`alter table orders alter column updated_at set not null, alter column updated_at set default now()`.execute(
        db,
      )
      await sql`create index orders_user_updated on orders (user_id, updated_at, id) where company_id is null`.execute(
        db,
      )
      await sql`create index orders_company_updated on orders (company_id, updated_at, id) where company_id is not null`.execute(
        db,
      )
    },
  },
  // Times of the gateway have milliseconds. A finer one would be after the place that a page of the read API ends at.
  '008-updated-to-the-millisecond': {
    async up(db) {
      await sql`alter table orders alter column updated_at set default date_trunc('milliseconds', now())`.execute(
        db,
      )
      await sql`update orders set updated_at = date_trunc('milliseconds', updated_at)
        where updated_at <> date_trunc('milliseconds', updated_at)`.execute(db)
    },
  },
  '009-factures': {
    async up(db) {
      await sql`create index orders_facture on orders (paid_at) where facture is not null`.execute(
        db,
      )
      await sql`create index order_parcels_seller on order_parcels (seller_id, order_id)`.execute(
        db,
      )
    },
  },
  '010-po-numbers': {
    async up(db) {
      await sql`create index orders_po_number on orders (company_id, lower(po_number)) where po_number is not null`.execute(
        db,
      )
    },
  },
  '011-spend': {
    async up(db) {
      await sql`create index orders_company_created on orders (company_id, created_at)
        where company_id is not null and paid_at is not null`.execute(db)
    },
  },
  '012-cancelled': {
    async up(db) {
      await sql`alter table order_lines add column cancelled integer not null default 0`.execute(db)
      await sql`alter table order_parcels add column refunded_costs int8 not null default 0`.execute(
        db,
      )
    },
  },
  '013-last-prices': {
    async up(db) {
      await sql`create index order_lines_product on order_lines (product_id, order_id)`.execute(db)
    },
  },
  '014-cancelled-goods': {
    async up(db) {
      await sql`alter table order_parcels add column cancelled_goods int8 not null default 0`.execute(
        db,
      )
      await sql`update order_parcels parcel set cancelled_goods = refunded - refunded_costs
        where refunded > 0 and exists (select from order_lines line
          where line.order_id = parcel.order_id and line.parcel_id = parcel.id and line.cancelled > 0)`.execute(
        db,
      )
    },
  },
  '015-outlets': {
    async up(db) {
      await sql`alter table order_parcels add column outlet_id text, add column counted_at timestamptz`.execute(
        db,
      )
      await sql`create index orders_company_open on orders (company_id, id)
        where company_id is not null and state in ('processed', 'shipped', 'delivered')`.execute(db)
    },
  },
  '016-cost-centres-of-parcels': {
    async up(db) {
      await sql`alter table order_parcels add column cost_centre_id text, add column cost_centre_name text`.execute(
        db,
      )
      await sql`create table order_cost_centres (
        order_id text not null, position integer not null, cost_centre_id text, cost_centre_name text,
        from_share integer, to_share integer, amount int8 not null, primary key (order_id, position))`.execute(
        db,
      )
    },
  },
  '017-parcels-of-sellers': {
    async up(db) {
      await sql`create index order_parcels_open on order_parcels (seller_id, state, id)
        where state in ('processed', 'shipped')`.execute(db)
    },
  },
}
