import type { BillKind, billStates } from '@borong/api/billing-entities'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { BillProblem } from './bill-provider.ts'

/** Replies show a bill that awaits approval as unpaid. */
export type BillState = (typeof billStates)[number] | 'awaiting_approval'

/** The states of a bill that is not at its end. */
export const openStates = [
  'awaiting_approval',
  'awaiting_payment',
  'paid',
  'sent',
  'pending',
  'failed',
] as const

export type BillAlarm = 'PENDING_LONG' | 'DONE_AFTER_REFUND' | 'FAILED_AFTER_DONE' | 'DEPOSIT_EMPTY'
type Facts = { label: string; value: string }[]

/** The products of the configured biller, synchronized every 15 minutes. */
export interface BillProductTable {
  code: string
  provider: string
  kind: BillKind
  operator: string
  operator_name: string
  name: string
  description: string
  region: string | null
  nominal: number | null
  cost: number | null
  /** The price for the buyer: cost and margin of a prepaid product, the fee of a bill. */
  price: number | null
  admin: number | null
  days: number | null
  megabytes: number | null
  is_open: boolean
  cut_off_from: string | null
  cut_off_to: string | null
  is_repeatable: boolean
  updated_at: Date
}

export interface BillInquiryTable {
  id: string
  user_id: string
  reference: string
  product_code: string
  kind: BillKind
  number: string
  months: number
  /** The name of a stranger: encrypted with `BILLING_KEY`. */
  owner_sealed: string
  power: string | null
  amount: number | null
  admin: number | null
  price: number | null
  facts_sealed: string
  biller_reference: string | null
  /** The day in WIB on which it can be paid, `YYYY-MM-DD`. */
  wib_day: string
  created_at: Date
}

export interface BillTransactionTable {
  id: string
  serial: string
  user_id: string
  company_id: string | null
  /** The names of the company and its cost centre at the time of the purchase. */
  company_name: string | null
  cost_centre_id: string | null
  cost_centre_name: string | null
  idempotency_key: string
  body_hash: string
  /** The payment’s id at the biller: unique, never changed. */
  reference: string
  provider: string
  product_code: string
  kind: BillKind
  product_name: string
  operator_name: string
  number: string
  months: number
  inquiry_id: string | null
  biller_reference: string | null
  owner_sealed: string | null
  power: string | null
  nominal: number | null
  amount: number
  admin: number
  price: number
  /** The money that arrived: the price, and a transfer's unique code. A failure refunds it. */
  paid_amount: number | null
  max_cost: number
  payment_method: string
  batch_id: string | null
  /** Its place in the batch, from 0. */
  batch_row: number | null
  state: BillState
  /** The time of the next attempt to send or to ask; null when nothing is due. */
  next_try_at: Date | null
  tries: number
  /** The last time that it was sent; committed before the request leaves, so that a killed gateway asks instead. */
  sent_at: Date | null
  token_sealed: string | null
  biller_serial: string | null
  facts_sealed: string | null
  failure: BillProblem | 'OPERATOR_DECISION' | null
  refunded_amount: number | null
  /** The reason that an operator of the desk has to look at it. */
  alarm: BillAlarm | null
  delay_told_at: Date | null
  payment_deadline: Date | null
  created_at: Date
  paid_at: Date | null
  done_at: Date | null
}

/** Every answer and callback of a biller, and every decision of an operator, once. */
export interface BillEventTable {
  id: string
  transaction_id: string
  source: 'pay' | 'status' | 'callback' | 'operator'
  /** The hash of a callback's provider and bytes: one that is received twice is stored once. */
  digest: string | null
  outcome: 'done' | 'failed' | 'pending' | 'unknown'
  detail: string
  actor: string | null
  created_at: Date
}

export interface BillNumberTable {
  id: string
  /** The owner: a buyer, or a company. */
  user_id: string
  company_id: string | null
  /** Of a company's number: the member who saved it. */
  member_id: string | null
  cost_centre_id: string | null
  kind: BillKind
  product_code: string | null
  operator_name: string
  number: string
  label: string
  last_paid_at: Date | null
  last_price: number | null
  reminder_day: number | null
  autopay_cap: number | null
  /** When the reminder is due next. */
  remind_at: Date | null
  /** The last reminder; null when its month was paid before. */
  reminded_at: Date | null
  created_at: Date
}

export interface BillBatchTable {
  id: string
  serial: string
  user_id: string
  company_id: string | null
  /** The names of the company and its cost centre at the time of the purchase. */
  company_name: string | null
  cost_centre_id: string | null
  cost_centre_name: string | null
  idempotency_key: string
  body_hash: string
  kind: BillKind
  state: 'awaiting_approval' | 'awaiting_payment' | 'running' | 'expired' | 'cancelled'
  price: number
  /** Money that arrived beyond the prices, and was not returned. */
  extra: number
  payment_method: string
  payment_deadline: Date | null
  created_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    bill_products: BillProductTable
    bill_inquiries: BillInquiryTable
    bill_transactions: BillTransactionTable
    bill_events: BillEventTable
    bill_numbers: BillNumberTable
    bill_batches: BillBatchTable
  }
}

export type { Facts }

export const billingMigrations: Record<string, Migration> = {
  '001-bills': {
    async up(db) {
      await sql`create table bill_products (
        code text not null, provider text not null, kind text not null, operator text not null, operator_name text not null,
        name text not null, description text not null, region text, nominal int8, cost int8, price int8, admin int8,
        days integer, megabytes int8, is_open boolean not null, cut_off_from text, cut_off_to text,
        is_repeatable boolean not null, updated_at timestamptz not null, primary key (provider, code))`.execute(
        db,
      )
      await sql`create index bill_products_kind on bill_products (provider, kind, operator)`.execute(
        db,
      )
      await sql`create table bill_inquiries (
        id text primary key, user_id text not null, reference text not null unique, product_code text not null,
        kind text not null, number text not null, months integer not null, owner_sealed text not null, power text,
        amount int8, admin int8, price int8, facts_sealed text not null, biller_reference text,
        wib_day text not null, created_at timestamptz not null)`.execute(db)
      await sql`create index bill_inquiries_time on bill_inquiries (created_at)`.execute(db)
      await sql`create table bill_transactions (
        id text primary key, serial text not null unique, user_id text not null, idempotency_key text not null,
        body_hash text not null, reference text not null unique, provider text not null, product_code text not null,
        kind text not null, product_name text not null, operator_name text not null, number text not null,
        months integer not null, inquiry_id text, biller_reference text, owner_sealed text, power text, nominal int8,
        amount int8 not null, admin int8 not null, price int8 not null, paid_amount int8, max_cost int8 not null,
        payment_method text not null, batch_id text, state text not null, next_try_at timestamptz,
        tries integer not null, sent_at timestamptz, token_sealed text, biller_serial text, facts_sealed text,
        failure text, refunded_amount int8, alarm text, delay_told_at timestamptz, payment_deadline timestamptz,
        created_at timestamptz not null, paid_at timestamptz, done_at timestamptz, unique (user_id, idempotency_key))`.execute(
        db,
      )
      await sql`create index bill_transactions_user on bill_transactions (user_id, created_at desc)`.execute(
        db,
      )
      await sql`create index bill_transactions_due on bill_transactions (next_try_at) where next_try_at is not null`.execute(
        db,
      )
      await sql`create index bill_transactions_unpaid on bill_transactions (payment_deadline)
        where state = 'awaiting_payment'`.execute(db)
      await sql`create index bill_transactions_batch on bill_transactions (batch_id) where batch_id is not null`.execute(
        db,
      )
      await sql`create index bill_transactions_alarm on bill_transactions (created_at) where alarm is not null`.execute(
        db,
      )
      await sql`create table bill_events (
        id text primary key, transaction_id text not null, source text not null, digest text unique,
        outcome text not null, detail text not null, actor text, created_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index bill_events_transaction on bill_events (transaction_id, id)`.execute(
        db,
      )
      await sql`create table bill_numbers (
        id text primary key, user_id text not null, kind text not null, product_code text, operator_name text not null,
        number text not null, label text not null, last_paid_at timestamptz, last_price int8, reminder_day integer,
        autopay_cap int8, remind_at timestamptz, created_at timestamptz not null, unique (user_id, kind, number))`.execute(
        db,
      )
      await sql`create index bill_numbers_due on bill_numbers (remind_at) where remind_at is not null`.execute(
        db,
      )
      await sql`create table bill_batches (
        id text primary key, serial text not null unique, user_id text not null, idempotency_key text not null,
        body_hash text not null, kind text not null, state text not null, price int8 not null,
        payment_method text not null, payment_deadline timestamptz, created_at timestamptz not null,
        unique (user_id, idempotency_key))`.execute(db)
    },
  },
  '004-same-bill': {
    async up(db) {
      await sql`create index bill_transactions_number on bill_transactions (user_id, number)`.execute(
        db,
      )
    },
  },
  '005-companies': {
    async up(db) {
      for (const table of ['bill_transactions', 'bill_batches'])
        await sql`alter table ${sql.table(table)} add column company_id text, add column company_name text,
          add column cost_centre_id text, add column cost_centre_name text`.execute(db)
      await sql`create index bill_transactions_company on bill_transactions (company_id, created_at desc)
        where company_id is not null`.execute(db)
      await sql`create index bill_batches_company on bill_batches (company_id) where company_id is not null`.execute(
        db,
      )
      await sql`alter table bill_numbers add column company_id text, add column member_id text,
        add column cost_centre_id text`.execute(db)
    },
  },
  '006-numbers-of-companies': {
    async up(db) {
      await sql`create index bill_numbers_company on bill_numbers (company_id)
        where company_id is not null`.execute(db)
    },
  },
  '007-approvals': {
    async up(db) {
      await sql`create index bill_transactions_awaiting on bill_transactions (payment_deadline)
        where state = 'awaiting_approval'`.execute(db)
    },
  },
  '008-approvals-of-batches': {
    async up(db) {
      await sql`create index bill_batches_awaiting on bill_batches (payment_deadline)
        where state = 'awaiting_approval'`.execute(db)
    },
  },
}
