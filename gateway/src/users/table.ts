import { sql } from 'kysely'
import type { Generated } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createUsers } from '../identity/public.ts'
import type { Language } from '../server/domain.ts'

export type BusinessStatus = 'none' | 'in_verification' | 'need_revision' | 'verified'

export interface BusinessTable {
  user_id: string
  status: Exclude<BusinessStatus, 'none'>
  note: string | null
  company_name: string
  business_type: 'resto' | 'office' | 'mart' | 'auto' | 'other'
  npwp: string
  nitku: string
  nik: string
  owner_name: string
  address: string
  /** Of the mails about its decision. */
  language: Generated<Language>
  submitted_at: Date
}

/** A mail about the decision of a review that is not sent yet. */
export interface BusinessMailTable {
  id: string
  user_id: string
  act: 'verify' | 'revise'
  company_name: string
  npwp: string
  /** The reviewer's; empty for a verified business. */
  reason: string
  language: Language
  /** The page with the data, or with the companies of an admin. */
  path: string
  created_at: Date
  tries: number
  next_try_at: Date
}

interface AnalyticsIdTable {
  client_id: string
  user_id: string | null
  guest_id: string | null
  seen_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    business_profiles: BusinessTable
    business_mails: BusinessMailTable
    analytics_ids: AnalyticsIdTable
  }
}

export const usersMigrations: Record<string, Migration> = {
  // The table of the accounts belongs to identity. Its migration keeps the key that it ran with.
  '001-users': createUsers,
  '002-business': {
    async up(db) {
      let create = db.schema
        .createTable('business_profiles')
        .addColumn('user_id', 'text', (column) => column.primaryKey())
      for (const name of [
        'status',
        'company_name',
        'business_type',
        'npwp',
        'owner_name',
        'address',
      ]) {
        create = create.addColumn(name, 'text', (column) => column.notNull())
      }
      await create
        .addColumn('note', 'text')
        .addColumn('submitted_at', 'timestamptz', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('business_status')
        .on('business_profiles')
        .columns(['status', 'submitted_at'])
        .execute()
    },
  },
  '003-analytics-ids': {
    async up(db) {
      await db.schema
        .createTable('analytics_ids')
        .addColumn('client_id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text')
        .addColumn('guest_id', 'text')
        .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('analytics_ids_seen')
        .on('analytics_ids')
        .column('seen_at')
        .execute()
    },
  },
  '004-analytics-ids-of-user': {
    async up(db) {
      await db.schema
        .createIndex('analytics_ids_user')
        .on('analytics_ids')
        .column('user_id')
        .execute()
    },
  },
  '005-tax-data': {
    async up(db) {
      await sql`alter table business_profiles add column nitku text not null default '',
        add column nik text not null default ''`.execute(db)
    },
  },
  '006-tax-numbers': {
    async up(db) {
      await sql`create index business_npwp on business_profiles (npwp)`.execute(db)
    },
  },
  '007-decision-mails': {
    async up(db) {
      await sql`alter table business_profiles add column language text not null default 'id'`.execute(
        db,
      )
      await sql`create table business_mails (
        id text primary key, user_id text not null, act text not null, company_name text not null, npwp text not null,
        reason text not null, language text not null, path text not null, created_at timestamptz not null, tries integer not null,
        next_try_at timestamptz not null)`.execute(db)
      await sql`create index business_mails_due on business_mails (next_try_at)`.execute(db)
      await sql`create index business_mails_user on business_mails (user_id)`.execute(db)
    },
  },
}
