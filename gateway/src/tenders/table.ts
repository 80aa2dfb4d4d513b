import type { SavedAddress } from '@borong/api/addresses.shapes'
import type { tenderPhases } from '@borong/api/tenders.shapes'
import { sql, type ColumnType, type Generated } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Language } from '../server/domain.ts'

export type TenderPhase = (typeof tenderPhases)[number]

export interface TenderTable {
  id: string
  number: string
  /** Null for a guest's tender, until the guest signs in. */
  user_id: string | null
  /** The company that owns it; null for a personal tender. */
  company_id: string | null
  /** Chosen by the requester: two requests with one key are one tender. */
  key: string
  body_hash: string
  state: TenderPhase
  /** Grows with every change that the buyer makes. */
  version: Generated<number>
  /** The first line, as lists and mails show it. */
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
  /** The delivery address as it was when the buyer asked; null where it is typed in `place` only. */
  address: ColumnType<SavedAddress | null, string | null, string | null>
  /** Sellers may offer until then. */
  offers_until: Date
  /** SHA-256 of the token in a guest's confirmation, which joins the tender to an account. */
  claim_hash: Generated<string | null>
  /** Of the accepted choice: a repeated request with it succeeds. */
  award_hash: string | null
  created_at: Date
}

export interface TenderLineTable {
  tender_id: string
  position: number
  /** The product of the shop that the line names. */
  product_id: number | null
  name: string
  quantity: number
  unit: string
  note: string
  /** Rupiah for one unit. */
  target_price: number | null
}

/** A pending mail about a tender. */
export interface TenderMailTable {
  id: string
  tender_id: string
  /** The seller is the one whose offer was chosen. */
  reader: 'requester' | 'desk' | 'seller'
  seller_id: Generated<number | null>
  language: Language
  tries: number
  next_try_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    tenders: TenderTable
    tender_lines: TenderLineTable
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
  '002-lines-and-offers': {
    async up(db) {
      await sql`create table tender_lines (
        tender_id text not null references tenders on delete cascade, position integer not null, product_id integer,
        name text not null, quantity integer not null, unit text not null, note text not null, target_price int8,
        primary key (tender_id, position))`.execute(db)
      await sql`insert into tender_lines
        select id, 1, null, item, quantity, unit, '', target_price from tenders`.execute(db)
      await sql`alter table tenders add column version integer not null default 1, add column address jsonb,
        add column offers_until timestamptz, add column award_hash text`.execute(db)
      await sql`update tenders set offers_until = created_at + interval '14 days'`.execute(db)
      // An old request had no deadline, so its buyer gets no notification of one.
      await sql`update tenders set state = case when offers_until > now() then 'open' else 'expired' end`.execute(
        db,
      )
      await sql`alter table tenders alter column offers_until set not null`.execute(db)
      await sql`create index tenders_open on tenders (offers_until) where state = 'open'`.execute(
        db,
      )
      await sql`create index tenders_closed on tenders (id) where state = 'closed'`.execute(db)
    },
  },
  '003-mails-to-sellers': {
    async up(db) {
      await sql`alter table tender_mails add column seller_id integer`.execute(db)
    },
  },
  '004-claims': {
    async up(db) {
      await sql`alter table tenders add column claim_hash text unique`.execute(db)
    },
  },
  '005-companies': {
    async up(db) {
      await sql`alter table tenders add column company_id text`.execute(db)
      await sql`create index tenders_company on tenders (company_id, created_at) where company_id is not null`.execute(
        db,
      )
    },
  },
}
