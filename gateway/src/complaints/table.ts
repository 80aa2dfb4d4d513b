import type {
  complaintKinds,
  complaintStates,
  complaintWishes,
} from '@borong/api/complaints.shapes'
import { type ColumnType, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export type ComplaintState = (typeof complaintStates)[number]
export type Wish = (typeof complaintWishes)[number]
export type Solution = Wish | 'none'
export type Side = 'buyer' | 'seller' | 'operator' | 'shop'
export type Turn = Exclude<Side, 'shop'>

export interface ComplaintTable {
  id: string
  number: string
  order_id: string
  order_serial: string
  parcel_id: string
  seller_id: number
  seller_name: string
  seller_alias: string
  user_id: string
  /** Chosen by the client: two requests with one key are one complaint. */
  key: string
  body_hash: string
  kind: (typeof complaintKinds)[number]
  wish: Wish
  state: ComplaintState
  /** Who has to act next; null at the end. */
  turn: Turn | null
  /** Without an act until then, the shop goes on; null while an operator has to act, and at the end. */
  due_at: Date | null
  version: number
  solution: Solution | null
  amount: number
  /** The cost of the complained goods. */
  most: number
  refunded: number
  /** The cash back and spent points of the refunded goods, which the refund was lowered by. */
  deducted: ColumnType<number, number | undefined>
  tracking_number: string
  created_at: Date
  updated_at: Date
}

export interface ComplaintLineTable {
  complaint_id: string
  line_id: string
  quantity: number
}

export interface ComplaintEventTable {
  id: string
  complaint_id: string
  from_side: Side
  act: string
  text: string
  solution: Solution | null
  amount: number
  created_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    complaints: ComplaintTable
    complaint_lines: ComplaintLineTable
    complaint_events: ComplaintEventTable
  }
}

export const complaintsMigrations: Record<string, Migration> = {
  '001-complaints': {
    async up(db) {
      await sql`create table complaints (
        id text primary key, number text not null unique, order_id text not null, order_serial text not null,
        parcel_id text not null, seller_id integer not null, seller_name text not null, seller_alias text not null,
        user_id text not null, key text not null, body_hash text not null, kind text not null, wish text not null,
        state text not null, turn text, due_at timestamptz, version integer not null, solution text,
        amount int8 not null, most int8 not null, refunded int8 not null, tracking_number text not null,
        created_at timestamptz not null, updated_at timestamptz not null, unique (user_id, key))`.execute(
        db,
      )
      await sql`create index complaints_order on complaints (order_id, id)`.execute(db)
      // Two requests at the same moment can't open two complaints about one parcel.
      await sql`create unique index complaints_open on complaints (parcel_id)
        where state in ('open', 'answered', 'agreed', 'escalated')`.execute(db)
      await sql`create index complaints_seller on complaints (seller_id, updated_at)`.execute(db)
      await sql`create index complaints_updated on complaints (updated_at)`.execute(db)
      await sql`create index complaints_due on complaints (due_at) where due_at is not null`.execute(
        db,
      )
      await sql`create table complaint_lines (
        complaint_id text not null references complaints, line_id text not null, quantity integer not null,
        primary key (complaint_id, line_id))`.execute(db)
      await sql`create table complaint_events (
        id text primary key, complaint_id text not null references complaints, from_side text not null, act text not null,
        text text not null, solution text, amount int8 not null, created_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index complaint_events_of on complaint_events (complaint_id, id)`.execute(db)
    },
  },
  '002-deductions': {
    async up(db) {
      await sql`alter table complaints add column deducted int8 not null default 0`.execute(db)
    },
  },
  '003-desk': {
    async up(db) {
      await sql`create index complaints_turn on complaints (turn, due_at, updated_at) where turn is not null`.execute(
        db,
      )
    },
  },
}
