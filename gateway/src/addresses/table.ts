import { type Generated, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface AddressTable {
  id: string
  /** The owner: a buyer, or a company by its id. */
  user_id: string
  /** The outlet of a company's address. */
  cost_centre_id: Generated<string | null>
  name: string
  alias: string
  address: string
  rt_rw: string
  landmark: string
  courier_note: string
  district_id: string
  subdistrict_id: string | null
  postal_code: string
  phone: string
  type: 'shipping' | 'billing'
  latitude: number | null
  longitude: number | null
  created_at: Date
}

/** One row per owner: names the main address, and is locked while the owner's addresses change. */
export interface AddressBookTable {
  user_id: string
  main_id: string | null
  version: number
}

declare module '../server/database.ts' {
  interface Tables {
    addresses: AddressTable
    address_books: AddressBookTable
  }
}

export const addressMigrations: Record<string, Migration> = {
  '001-addresses': {
    async up(db) {
      await sql`create table addresses (
        id text primary key, user_id text not null, name text not null, alias text not null, address text not null,
        rt_rw text not null, landmark text not null, courier_note text not null, district_id text not null,
        subdistrict_id text, postal_code text not null, phone text not null, type text not null,
        latitude double precision, longitude double precision, created_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index addresses_user on addresses (user_id, created_at)`.execute(db)
      await sql`create table address_books (user_id text primary key, main_id text, version integer not null)`.execute(
        db,
      )
    },
  },
  '002-outlets': {
    async up(db) {
      await sql`alter table addresses add column cost_centre_id text`.execute(db)
      await sql`create index addresses_alias on addresses (user_id, alias, id)`.execute(db)
    },
  },
}
