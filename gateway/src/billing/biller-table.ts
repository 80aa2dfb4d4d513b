import type { BillKind } from '@borong/api/billing-entities'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Domain } from '../server/domain.ts'
import type { BillProblem } from './bill-provider.ts'

/** One row: the way in which the demo's biller answers at present. */
export interface BillerSettingsTable {
  id: 'biller'
  mode: string
  /** The wait of a slow answer, and of one that never comes. */
  wait_seconds: number
  deposit: number
  /** Signs its callbacks. */
  secret: string
  /** JSON: closed products and raised prices by code; `*` is every product. */
  overrides: string
  /** Whether products with a nightly stop have it. */
  stops_at_night: boolean
}

export interface BillerInquiryTable {
  id: string
  code: string
  number: string
  months: number
  amount: number | null
  admin: number | null
  wib_day: string
  created_at: Date
}

export interface BillerTransactionTable {
  reference: string
  code: string
  kind: BillKind
  number: string
  months: number
  cost: number
  mode: string
  state: 'done' | 'failed' | 'pending'
  problem: BillProblem | null
  detail: string
  serial: string | null
  token: string | null
  /** JSON: labels and values. */
  facts: string
  callback_url: string
  /** The time and the state of a change that is still to come. */
  finish_at: Date | null
  finish_as: 'done' | 'failed' | null
  /** The number of requests with this reference. */
  requests: number
  created_at: Date
}

/** The biller's callbacks to the shop, sent and pending. */
export interface BillerCallbackTable {
  id: string
  reference: string
  url: string
  body: string
  sent_at: Date | null
  tries: number
  next_try_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    biller_settings: BillerSettingsTable
    biller_inquiries: BillerInquiryTable
    biller_transactions: BillerTransactionTable
    biller_callbacks: BillerCallbackTable
  }
}

const migrations: Record<string, Migration> = {
  '001-biller': {
    async up(db) {
      await sql`create table biller_settings (
        id text primary key, mode text not null, wait_seconds integer not null, deposit int8 not null,
        secret text not null, overrides text not null)`.execute(db)
      await sql`create table biller_inquiries (
        id text primary key, code text not null, number text not null, months integer not null, amount int8, admin int8,
        wib_day text not null, created_at timestamptz not null)`.execute(db)
      await sql`create table biller_transactions (
        reference text primary key, code text not null, kind text not null, number text not null,
        months integer not null, cost int8 not null, mode text not null, state text not null, problem text,
        detail text not null, serial text, token text, facts text not null, callback_url text not null,
        finish_at timestamptz, finish_as text, requests integer not null, created_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index biller_transactions_time on biller_transactions (created_at desc)`.execute(
        db,
      )
      await sql`create index biller_transactions_number on biller_transactions (number, code, created_at)`.execute(
        db,
      )
      await sql`create index biller_transactions_due on biller_transactions (finish_at) where finish_at is not null`.execute(
        db,
      )
      await sql`create table biller_callbacks (
        id text primary key, reference text not null, url text not null, body text not null, sent_at timestamptz,
        tries integer not null, next_try_at timestamptz not null)`.execute(db)
      await sql`create index biller_callbacks_open on biller_callbacks (next_try_at) where sent_at is null`.execute(
        db,
      )
    },
  },
  '002-nightly-stop': {
    async up(db) {
      await sql`alter table biller_settings add column stops_at_night boolean not null default true`.execute(
        db,
      )
    },
  },
}

/** The tables of the demo's biller. Every database has them, so that a demo's database also starts without the demo. */
export const biller: Domain = { name: 'biller', migrations }
