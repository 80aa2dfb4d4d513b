import { type Generated, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * `admin` manages the company and may do everything, `buyer` orders for it, `approver` judges the requests of others and orders,
 * `finance` sees all orders, invoices and the credit line.
 */
export const companyRoles = ['admin', 'buyer', 'approver', 'finance'] as const
export type CompanyRole = (typeof companyRoles)[number]

export interface CompanyTable {
  id: string
  /** The buyer whose business profile the company comes from. */
  profile_user_id: string
  name: string
  npwp: string
  nitku: string
  address: string
  created_at: Date
}

export interface CompanyMemberTable {
  company_id: string
  user_id: string
  role: CompanyRole
  joined_at: Date
  /** The cost centres that the member buys for; empty for all of them. */
  outlet_ids: Generated<string[]>
}

declare module '../server/database.ts' {
  interface Tables {
    companies: CompanyTable
    company_members: CompanyMemberTable
  }
}

export const membershipsMigrations: Record<string, Migration> = {
  '001-companies': {
    async up(db) {
      await sql`create table companies (
        id text primary key, profile_user_id text not null unique, name text not null, npwp text not null,
        address text not null, created_at timestamptz not null)`.execute(db)
      await sql`create table company_members (
        company_id text not null, user_id text not null, role text not null, joined_at timestamptz not null,
        primary key (company_id, user_id))`.execute(db)
      await sql`create index company_members_user on company_members (user_id)`.execute(db)
      await companiesOfProfiles.up(db)
    },
  },
  '002-nitku': {
    async up(db) {
      await sql`alter table companies add column nitku text not null default ''`.execute(db)
    },
  },
  '003-outlets': {
    async up(db) {
      await sql`alter table company_members add column outlet_ids text[] not null default '{}'`.execute(
        db,
      )
    },
  },
}

/** Each business profile becomes a company with its user as the admin. Equal tax numbers stay separate companies. */
const companiesOfProfiles: Migration = {
  async up(db) {
    const { rows } = await sql<{
      found: string | null
    }>`select to_regclass('business_profiles')::text as found`.execute(db)
    // In a new database the migration of this table may run later; it has no rows then.
    if (!rows[0]?.found) return
    await sql`insert into companies (id, profile_user_id, name, npwp, address, created_at)
      select 'c' || user_id, user_id, company_name, npwp, address, submitted_at from business_profiles
      where company_name <> ''`.execute(db)
    await sql`insert into company_members (company_id, user_id, role, joined_at)
      select id, profile_user_id, 'admin', created_at from companies`.execute(db)
  },
}
