import type { PriceTier } from '@borong/api/rules/price-tier'
import type { Migration } from 'kysely/migration'
import { type ColumnType, sql, type JSONColumnType } from 'kysely'

export interface CartTable {
  user_id: string
  id: string
  version: number
  /** The highest sequence of any write. */
  sequence: number
  /** The company that the buyer has chosen to buy for; null before a choice, and for a person. */
  company_id: ColumnType<string | null, string | null | undefined, string | null>
  /** The buyer has chosen to buy as a person. */
  is_personal: ColumnType<boolean, boolean | undefined, boolean>
}

export interface CartLineTable {
  user_id: string
  product_id: number
  /** 0 for a removed line: its row is retained for a while, so that a delayed older write doesn't restore it. */
  quantity: number
  selected: boolean
  saved: boolean
  sequence: number
  /** The tiers when the buyer last wrote this line, to detect a changed price. */
  seen_prices: JSONColumnType<PriceTier[]>
  added_at: Date
  updated_at: Date
}

export interface CartNoteTable {
  user_id: string
  seller_id: number
  note: string
  sequence: number
}

declare module '../server/database.ts' {
  interface Tables {
    carts: CartTable
    cart_lines: CartLineTable
    cart_notes: CartNoteTable
  }
}

export const cartMigrations: Record<string, Migration> = {
  '001-cart': {
    async up(db) {
      await db.schema
        .createTable('carts')
        .addColumn('user_id', 'text', (column) => column.primaryKey())
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('version', 'int4', (column) => column.notNull())
        .addColumn('sequence', 'int8', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('cart_lines')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('product_id', 'int4', (column) => column.notNull())
        .addColumn('quantity', 'int4', (column) => column.notNull())
        .addColumn('selected', 'boolean', (column) => column.notNull())
        .addColumn('saved', 'boolean', (column) => column.notNull())
        .addColumn('sequence', 'int8', (column) => column.notNull())
        .addColumn('seen_prices', 'jsonb', (column) => column.notNull())
        .addColumn('added_at', 'timestamptz', (column) => column.notNull())
        .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
        .addPrimaryKeyConstraint('cart_lines_key', ['user_id', 'product_id'])
        .execute()
      await sql`create index cart_lines_removed on cart_lines (updated_at) where quantity = 0`.execute(
        db,
      )
      await db.schema
        .createTable('cart_notes')
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('seller_id', 'int4', (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('sequence', 'int8', (column) => column.notNull())
        .addPrimaryKeyConstraint('cart_notes_key', ['user_id', 'seller_id'])
        .execute()
    },
  },
  '002-company': {
    async up(db) {
      await sql`alter table carts add column company_id text,
        add column is_personal boolean not null default false`.execute(db)
    },
  },
}
