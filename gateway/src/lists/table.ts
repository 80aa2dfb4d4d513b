import type { PriceTier } from '@borong/api/rules/price-tier'
import { sql, type JSONColumnType } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface ListTable {
  id: string
  /** The buyer who created it; a company's list remains when they leave. */
  user_id: string
  company_id: string | null
  name: string
  created_at: Date
  updated_at: Date
}

export interface ListItemTable {
  list_id: string
  product_id: number
  /** Names a product that no longer exists. */
  name: string
  quantity: number
  /** The tiers when the item was saved, to detect a changed price. */
  seen_prices: JSONColumnType<PriceTier[]>
  added_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    lists: ListTable
    list_items: ListItemTable
  }
}

export const listsMigrations: Record<string, Migration> = {
  '001-lists': {
    async up(db) {
      await sql`create table lists (
        id text primary key, user_id text not null, company_id text, name text not null,
        created_at timestamptz not null, updated_at timestamptz not null)`.execute(db)
      await sql`create unique index lists_own on lists (user_id, lower(name)) where company_id is null`.execute(
        db,
      )
      await sql`create unique index lists_company on lists (company_id, lower(name)) where company_id is not null`.execute(
        db,
      )
      await sql`create table list_items (
        list_id text not null references lists on delete cascade, product_id integer not null, name text not null,
        quantity integer not null, seen_prices jsonb not null, added_at timestamptz not null,
        primary key (list_id, product_id))`.execute(db)
    },
  },
}
