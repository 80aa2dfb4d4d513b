import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Language } from '../server/domain.ts'

export interface TenderTable {
  id: string
  number: string
  /** Null for a guest's tender. */
  user_id: string | null
  /** Chosen by the requester: two requests with one key are one tender. */
  key: string
  body_hash: string
  state: 'received'
  item: string
  quantity: number
  unit: string
  /** YYYY-MM-DD. */
  needed_by: string
  place: string
  target_price: number | null
  details: string
  company: string
  name: string
  /** Digits with the 62 prefix. */
  phone: string
  email: string
  created_at: Date
}

/** A pending mail about a tender. */
export interface TenderMailTable {
  id: string
  tender_id: string
  reader: 'requester' | 'desk'
  language: Language
  tries: number
  next_try_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    tenders: TenderTable
    tender_mails: TenderMailTable
  }
}

export const tendersMigrations: Record<string, Migration> = {
  '001-tenders': {
    async up(db) {
      await sql`create table tenders (
        id text primary key, number text not null unique, user_id text, key text not null unique, body_hash text not null,
        state text not null, item text not null, quantity integer not null, unit text not null, needed_by text not null,
        place text not null, target_price int8, details text not null, company text not null, name text not null,
        phone text not null, email text not null, created_at timestamptz not null)`.execute(db)
      await sql`create index tenders_user on tenders (user_id, id)`.execute(db)
      await sql`create index tenders_recent on tenders (email, created_at)`.execute(db)
      await sql`create table tender_mails (
        id text primary key, tender_id text not null, reader text not null, language text not null,
        tries integer not null, next_try_at timestamptz not null)`.execute(db)
      await sql`create index tender_mails_tender on tender_mails (tender_id)`.execute(db)
      await sql`create index tender_mails_due on tender_mails (next_try_at)`.execute(db)
    },
  },
}
