import type { SavedAddress } from '@borong/api/addresses.shapes'
import type { quoteStates } from '@borong/api/quotes.shapes'
import { type ColumnType, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export type QuoteState = (typeof quoteStates)[number]
export type QuoteSource = 'product' | 'cart' | 'list' | 'tender'

export interface QuoteTable {
  id: string
  number: string
  /** The buyer who made it. */
  user_id: string
  /** The company that owns it; null for a personal quote. */
  company_id: string | null
  seller_id: number
  /** The tender that the seller answers with this quote. */
  tender_id: string | null
  /** Of this tender: the number in its address. */
  tender_number: string | null
  source: QuoteSource
  /** The drafts of one request have one key. */
  key: string
  state: QuoteState
  /** Grows with every change of the state, the lines or the prices. */
  version: number
  /** The delivery address as it was when the buyer asked. */
  address: ColumnType<SavedAddress | null, string | null, string | null>
  freight: number | null
  delivery_days: number | null
  terms: string
  /** The end of the state, if nothing happens. */
  valid_until: Date | null
  order_id: string | null
  order_serial: string | null
  /** The seller has not opened the quote since the buyer's last act. */
  is_unread: boolean
  created_at: Date
  updated_at: Date
}

export interface QuoteLineTable {
  quote_id: string
  position: number
  product_id: number
  alias: string
  name: string
  image: string
  unit: string
  quantity: number
  unit_price: number | null
  /** The line of the tender that this one answers. */
  tender_position: number | null
  /** The price that the buyer wished for. */
  wished_price: ColumnType<number | null, number | null | undefined, number | null>
}

export interface QuoteEventTable {
  id: string
  quote_id: string
  from_side: 'buyer' | 'seller' | 'shop'
  /** The state that the event led to; null for a message. */
  state: QuoteState | null
  text: string
  total: number | null
  /** Of a message: two with one key are one. */
  key: string | null
  created_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    quotes: QuoteTable
    quote_lines: QuoteLineTable
    quote_events: QuoteEventTable
  }
}

export const quotesMigrations: Record<string, Migration> = {
  '001-quotes': {
    async up(db) {
      await sql`create table quotes (
        id text primary key, number text not null unique, user_id text not null, seller_id integer not null,
        tender_id text, source text not null, key text not null, state text not null, version integer not null,
        address jsonb, freight int8, delivery_days integer, terms text not null, valid_until timestamptz,
        order_id text, order_serial text, is_unread boolean not null, created_at timestamptz not null,
        updated_at timestamptz not null, unique (user_id, key, seller_id))`.execute(db)
      await sql`create index quotes_user on quotes (user_id, updated_at)`.execute(db)
      await sql`create index quotes_seller on quotes (seller_id, updated_at)`.execute(db)
      await sql`create index quotes_recent on quotes (updated_at)`.execute(db)
      await sql`create index quotes_tender on quotes (tender_id) where tender_id is not null`.execute(
        db,
      )
      await sql`create index quotes_due on quotes (valid_until)
        where state in ('draft', 'asked', 'offered', 'countered', 'accepted')`.execute(db)
      await sql`create table quote_lines (
        quote_id text not null references quotes on delete cascade, position integer not null,
        product_id integer not null, alias text not null, name text not null, image text not null, unit text not null,
        quantity integer not null, unit_price int8, primary key (quote_id, product_id))`.execute(db)
      await sql`create table quote_events (
        id text primary key, quote_id text not null references quotes on delete cascade, from_side text not null,
        state text, text text not null, total int8, key text, created_at timestamptz not null,
        unique (quote_id, from_side, key))`.execute(db)
    },
  },
  '002-tenders': {
    async up(db) {
      await sql`alter table quotes add column tender_number text`.execute(db)
      await sql`alter table quote_lines add column tender_position integer`.execute(db)
    },
  },
  '003-wished-prices': {
    async up(db) {
      await sql`alter table quote_lines add column wished_price int8`.execute(db)
    },
  },
  '004-orders': {
    async up(db) {
      await sql`create index quotes_order on quotes (order_id) where order_id is not null`.execute(
        db,
      )
    },
  },
  '005-companies': {
    async up(db) {
      await sql`alter table quotes add column company_id text`.execute(db)
      await sql`create index quotes_company on quotes (company_id, updated_at) where company_id is not null`.execute(
        db,
      )
      await quotesOfCompanyOrders(db)
    },
  },
}

/** A quote that was ordered for a company becomes the company's. */
async function quotesOfCompanyOrders(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select 1 from information_schema.columns
    where table_schema = current_schema() and table_name = 'orders' and column_name = 'company_id'`.execute(
    db,
  )
  // In a new database the migration of orders runs later; no quote was ordered then.
  if (rows.length === 0) return
  await sql`update quotes set company_id = orders.company_id from orders
    where orders.id = quotes.order_id and orders.company_id is not null`.execute(db)
}
