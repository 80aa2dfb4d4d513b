import { type ColumnType, sql } from 'kysely'
import type { agreementStates } from '@borong/api/agreed-prices.shapes'
import type { Migration } from 'kysely/migration'

export type AgreementState = (typeof agreementStates)[number]

/** The prices that a seller grants to one company. They apply while it is `active` and valid. */
export interface PriceAgreementTable {
  id: string
  number: string
  company_id: string
  seller_id: number
  state: AgreementState
  valid_from: Date
  /** The end of its last day in WIB. */
  valid_until: Date
  /** The quote that it was made from. */
  quote_id: string | null
  created_at: Date
  updated_at: Date
}

export interface AgreedPriceLineTable {
  agreement_id: string
  product_id: number
  unit_price: number
  /** The smallest quantity of one order that has this price. */
  minimum: number
  /** The most units with this price in the validity; null for no limit. */
  call_off: number | null
  /** The units of all orders that did not end. */
  used: ColumnType<number, number | undefined, number>
}

/** The units of an order's line that have an agreed price. */
export interface AgreedPriceUseTable {
  order_id: string
  product_id: number
  agreement_id: string
  quantity: number
}

declare module '../server/database.ts' {
  interface Tables {
    price_agreements: PriceAgreementTable
    agreed_price_lines: AgreedPriceLineTable
    agreed_price_uses: AgreedPriceUseTable
  }
}

export const agreedPricesMigrations: Record<string, Migration> = {
  '001-agreed-prices': {
    async up(db) {
      await sql`create table price_agreements (
        id text primary key, number text not null unique, company_id text not null, seller_id integer not null,
        state text not null, valid_from timestamptz not null, valid_until timestamptz not null, quote_id text unique,
        created_at timestamptz not null, updated_at timestamptz not null)`.execute(db)
      await sql`create index price_agreements_company on price_agreements (company_id, updated_at)`.execute(
        db,
      )
      await sql`create index price_agreements_seller on price_agreements (seller_id, updated_at)`.execute(
        db,
      )
      await sql`create index price_agreements_recent on price_agreements (updated_at)`.execute(db)
      await sql`create table agreed_price_lines (
        agreement_id text not null references price_agreements on delete cascade, product_id integer not null,
        unit_price int8 not null, minimum integer not null, call_off integer, used integer not null default 0,
        primary key (agreement_id, product_id),
        constraint agreed_price_lines_used check (used >= 0 and (call_off is null or used <= call_off)))`.execute(
        db,
      )
      await sql`create table agreed_price_uses (
        order_id text not null, product_id integer not null, agreement_id text not null, quantity integer not null,
        primary key (order_id, product_id))`.execute(db)
    },
  },
  // After a refusal, a seller proposes other prices from the same quote.
  '002-quotes-again': {
    async up(db) {
      await sql`alter table price_agreements drop constraint price_agreements_quote_id_key`.execute(
        db,
      )
      await sql`create unique index price_agreements_quote on price_agreements (quote_id)
        where state in ('proposed', 'active')`.execute(db)
    },
  },
}
