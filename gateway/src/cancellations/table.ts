import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Goods of one parcel that were cancelled together, and their refund. */
export interface CancellationTable {
  id: string
  /** The letters of its order's serial, and its place among the order's cancellations. */
  number: string
  order_id: string
  parcel_id: string
  seller_id: number
  /** Who cancelled. */
  user_id: string
  /** Chosen by the client: two requests with one key are one cancellation. It can concern several parcels. */
  key: string
  body_hash: string
  reason: string
  /** The refund of the goods, after their share of the voucher. */
  goods: number
  /** The shipping, insurance, service fee and unique code that came back. */
  costs: number
  /** The part of `costs` that a shipping subsidy or the rounding had paid. */
  relief: number
  created_at: Date
}

interface CancelledLineTable {
  cancellation_id: string
  line_id: string
  quantity: number
  /** The price of the units with their tax, before the voucher. */
  price: number
}

declare module '../server/database.ts' {
  interface Tables {
    cancellations: CancellationTable
    cancelled_lines: CancelledLineTable
  }
}

export const cancellationsMigrations: Record<string, Migration> = {
  '001-cancellations': {
    async up(db) {
      await sql`create table cancellations (
        id text primary key, number text not null unique, order_id text not null, parcel_id text not null,
        seller_id integer not null, user_id text not null, key text not null, body_hash text not null,
        reason text not null, goods int8 not null, costs int8 not null, relief int8 not null,
        created_at timestamptz not null)`.execute(db)
      await sql`create index cancellations_order on cancellations (order_id, id)`.execute(db)
      await sql`create index cancellations_seller on cancellations (seller_id, created_at)`.execute(
        db,
      )
      await sql`create index cancellations_created on cancellations (created_at)`.execute(db)
      await sql`create table cancelled_lines (
        cancellation_id text not null references cancellations, line_id text not null, quantity integer not null,
        price int8 not null, primary key (cancellation_id, line_id))`.execute(db)
    },
  },
}
