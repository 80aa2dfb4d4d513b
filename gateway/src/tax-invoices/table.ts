import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The tax invoice of a parcel, which the seller issued in the tax authority's system. */
export interface TaxInvoiceTable {
  parcel_id: string
  order_id: string
  seller_name: string
  /** 17 digits, given by the tax authority. */
  number: string
  file_id: string
  issued_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    tax_invoices: TaxInvoiceTable
  }
}

export const taxInvoicesMigrations: Record<string, Migration> = {
  '001-tax-invoices': {
    async up(db) {
      await sql`create table seller_tax_data (
        seller_id integer primary key, tin text not null, nitku text not null)`.execute(db)
      await sql`create table tax_invoices (
        parcel_id text primary key, order_id text not null, seller_name text not null, number text not null,
        file_id text not null, issued_at timestamptz not null)`.execute(db)
      await sql`create index tax_invoices_order on tax_invoices (order_id)`.execute(db)
    },
  },
  // The tax authority gives each number once. Invoices from before may have been uploaded with the same number by mistake.
  '002-one-number': {
    async up(db) {
      await sql`create index tax_invoices_number on tax_invoices (number)`.execute(db)
      await sql`create unique index tax_invoices_one_number on tax_invoices (number)
        where issued_at >= '2026-11-28'`.execute(db)
    },
  },
}
