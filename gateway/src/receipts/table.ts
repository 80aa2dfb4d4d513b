import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** One delivery of a parcel, as its receiver counted it. */
export interface ReceiptTable {
  id: string
  order_id: string
  parcel_id: string
  seller_id: number
  /** Who received it. */
  user_id: string
  /** Chosen by the client: two requests with one key are one receipt. Null without lines. */
  key: string | null
  body_hash: string | null
  note: string
  created_at: Date
}

export interface ReceiptLineTable {
  receipt_id: string
  line_id: string
  received: number
  damaged: number
  missing: number
}

declare module '../server/database.ts' {
  interface Tables {
    receipts: ReceiptTable
    receipt_lines: ReceiptLineTable
  }
}

export const receiptsMigrations: Record<string, Migration> = {
  '001-receipts': {
    async up(db) {
      await sql`create table receipts (
        id text primary key, order_id text not null, parcel_id text not null, seller_id integer not null,
        user_id text not null, key text, body_hash text, note text not null, created_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index receipts_order on receipts (order_id, id)`.execute(db)
      await sql`create table receipt_lines (
        receipt_id text not null references receipts, line_id text not null, received integer not null,
        damaged integer not null, missing integer not null, primary key (receipt_id, line_id))`.execute(
        db,
      )
    },
  },
}
