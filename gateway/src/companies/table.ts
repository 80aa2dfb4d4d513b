import { type Generated, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { CompanyRole } from '../memberships/public.ts'
import type { BudgetPeriod } from './periods.ts'

export interface CompanyInvitationTable {
  id: string
  company_id: string
  /** The hash of the link's token. */
  token_hash: string
  channel: 'email' | 'whatsapp'
  /** An email address in lower case, or digits with the 62 prefix. */
  recipient: string
  role: CompanyRole
  state: 'open' | 'accepted' | 'withdrawn'
  invited_by: string
  created_at: Date
  expires_at: Date
}

export interface CostCentreTable {
  id: string
  company_id: string
  name: string
  is_archived: boolean
  created_by: string
  created_at: Date
}

/** The most that a company, a member or a cost centre spends in a period; null for all of them. */
export interface CompanyBudgetTable {
  id: string
  company_id: string
  member_id: string | null
  cost_centre_id: string | null
  period: Generated<BudgetPeriod>
  amount: number
  created_by: string
  created_at: Date
}

/** The part of a budget of an order, a bill or a batch of bills: held until it is paid, then taken. It is deleted when the order ends without goods. */
export interface BudgetHoldTable {
  budget_id: string
  order_id: string
  /** In WIB: `2026-11`. */
  month: string
  amount: number
  state: 'held' | 'taken'
}

/** The requirements of a company for the orders of its members. Without a row it has the defaults. */
export interface CompanySettingsTable {
  company_id: string
  /** A member's orders at one seller in these hours count together for approval rules by amount; 0: each alone. */
  together_hours: number
  cost_centre_required: boolean
  po_number_required: boolean
  company_required: boolean
  /** An order above a budget may be requested from the approvers. */
  budget_exceptions: Generated<boolean>
  /** An order that names no recipient of its tax invoice requests one for the company. */
  tax_invoice_default: Generated<boolean>
  /** An undecided approval is reminded of after these hours, and goes to the admins too after those; 0: never. */
  reminder_hours: Generated<number>
  escalation_hours: Generated<number>
  changed_by: string
  changed_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    company_invitations: CompanyInvitationTable
    cost_centres: CostCentreTable
    company_budgets: CompanyBudgetTable
    budget_holds: BudgetHoldTable
    company_settings: CompanySettingsTable
  }
}

export const companiesMigrations: Record<string, Migration> = {
  '001-invitations': {
    async up(db) {
      await sql`create table company_invitations (
        id text primary key, company_id text not null, token_hash text not null unique, channel text not null,
        recipient text not null, role text not null, state text not null, invited_by text not null,
        created_at timestamptz not null, expires_at timestamptz not null)`.execute(db)
      await sql`create unique index company_invitations_open on company_invitations (company_id, recipient)
        where state = 'open'`.execute(db)
      await sql`create table cost_centres (
        id text primary key, company_id text not null, name text not null, is_archived boolean not null,
        created_by text not null, created_at timestamptz not null)`.execute(db)
      await sql`create unique index cost_centres_name on cost_centres (company_id, lower(name))`.execute(
        db,
      )
    },
  },
  '002-budgets': {
    async up(db) {
      await sql`create table company_budgets (
        id text primary key, company_id text not null, member_id text, cost_centre_id text, amount int8 not null,
        created_by text not null, created_at timestamptz not null)`.execute(db)
      await sql`create unique index company_budgets_scope on company_budgets
        (company_id, coalesce(member_id, ''), coalesce(cost_centre_id, ''))`.execute(db)
      await sql`create table budget_holds (
        budget_id text not null, order_id text not null, month text not null, amount int8 not null, state text not null,
        primary key (order_id, budget_id))`.execute(db)
      await sql`create index budget_holds_month on budget_holds (budget_id, month)`.execute(db)
    },
  },
  '003-settings': {
    async up(db) {
      await sql`create table company_settings (
        company_id text primary key, together_hours integer not null, changed_by text not null,
        changed_at timestamptz not null)`.execute(db)
    },
  },
  '004-required-fields': {
    async up(db) {
      await sql`alter table company_settings add column cost_centre_required boolean not null default false,
        add column po_number_required boolean not null default false,
        add column company_required boolean not null default false`.execute(db)
    },
  },
  '005-budget-periods': {
    async up(db) {
      await sql`alter table company_budgets add column period text not null default 'month'`.execute(
        db,
      )
    },
  },
  '006-budget-exceptions': {
    async up(db) {
      await sql`alter table company_settings add column budget_exceptions boolean not null default true`.execute(
        db,
      )
    },
  },
  '007-tax-invoices': {
    async up(db) {
      await sql`alter table company_settings add column tax_invoice_default boolean not null default false`.execute(
        db,
      )
    },
  },
  '008-reminders': {
    async up(db) {
      await sql`alter table company_settings add column reminder_hours integer not null default 12,
        add column escalation_hours integer not null default 24`.execute(db)
    },
  },
}
