import { sql, type ColumnType, type Selectable } from 'kysely'
import type { Migration } from 'kysely/migration'

export type PaymentState = 'pending' | 'failed' | 'paid' | 'expired' | 'cancelled'

/** The kinds of things that are paid for. Each has a domain that owns it. */
export type PaymentSubjectType = 'order' | 'bill' | 'bill_batch' | 'term_invoice'

/** The thing that a payment is for. A subject has one payment. */
export interface PaymentSubject {
  type: PaymentSubjectType
  id: string
  /** The serial that buyers read, also on the provider's page. */
  serial: string
}

export interface PaymentTable {
  id: string
  subject_type: PaymentSubjectType
  subject_id: string
  subject_serial: string
  user_id: string
  /** The method's id, or `wallet` when balances paid everything. */
  method: string
  /** A failed payment can be tried again until its deadline. */
  state: PaymentState
  amount: number
  unique_code: number
  account_number: string | null
  /** The provider's reference and page; null until the provider has replied. */
  reference: string | null
  url: string | null
  /** The text of the QR code with which an application pays it, for methods that have one. */
  qr_text: ColumnType<string | null, string | null | undefined>
  failure: string | null
  /** Its subject awaits approval: the payment cannot be opened yet. */
  is_held: ColumnType<boolean, boolean | undefined>
  expires_at: Date
  created_at: Date
  paid_at: Date | null
}

export type PaymentRow = Selectable<PaymentTable>

export interface BankBillTable {
  reference: string
  payment_id: string
  method: string
  amount: number
  account_number: string | null
  /** The serial of the payment's subject, which is an order in most cases. */
  order_serial: string
  return_url: string
  email: string | null
  state: 'open' | 'challenged' | 'paid' | 'closed'
  /** The 3-D Secure code that the bank has sent, and the number of wrong attempts. */
  challenge: string | null
  attempts: number
  expires_at: Date
}

/** The bank's callbacks to the shop, sent and pending. */
export interface BankCallbackTable {
  id: string
  body: string
  sent_at: Date | null
  tries: number
  next_try_at: Date
}

export interface PaymentSecretTable {
  name: string
  value: string
}

declare module '../server/database.ts' {
  interface Tables {
    payments: PaymentTable
    bank_bills: BankBillTable
    bank_callbacks: BankCallbackTable
    payment_secrets: PaymentSecretTable
  }
}

export const paymentsMigrations: Record<string, Migration> = {
  '001-payments': {
    async up(db) {
      await sql`create table payments (
        id text primary key, order_id text not null unique, order_serial text not null, user_id text not null, method text not null,
        state text not null, amount int8 not null, unique_code integer not null, account_number text, reference text unique,
        url text, failure text, expires_at timestamptz not null, created_at timestamptz not null, paid_at timestamptz)`.execute(
        db,
      )
      // The bank matches a transfer by amount and account, so two open transfers must not share both.
      await sql`create unique index payments_open_amount on payments (account_number, amount)
        where unique_code > 0 and state in ('pending', 'failed')`.execute(db)
      await sql`create table bank_bills (
        reference text primary key, payment_id text not null unique, method text not null, amount int8 not null,
        account_number text, order_serial text not null, return_url text not null, email text, state text not null,
        challenge text, attempts integer not null, expires_at timestamptz not null)`.execute(db)
      await sql`create table bank_callbacks (
        id text primary key, body text not null, sent_at timestamptz, tries integer not null, next_try_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index bank_callbacks_open on bank_callbacks (next_try_at) where sent_at is null`.execute(
        db,
      )
      await sql`create table payment_secrets (name text primary key, value text not null)`.execute(
        db,
      )
    },
  },
  // Orders were the only subject before.
  '002-subjects': {
    async up(db) {
      await sql`alter table payments rename column order_id to subject_id`.execute(db)
      await sql`alter table payments rename column order_serial to subject_serial`.execute(db)
      await sql`alter table payments add column subject_type text not null default 'order'`.execute(
        db,
      )
      await sql`alter table payments alter column subject_type drop default`.execute(db)
      await sql`alter table payments drop constraint payments_order_id_key`.execute(db)
      await sql`alter table payments add constraint payments_subject unique (subject_type, subject_id)`.execute(
        db,
      )
    },
  },
  '003-held': {
    async up(db) {
      await sql`alter table payments add column is_held boolean not null default false`.execute(db)
    },
  },
  '004-qr': {
    async up(db) {
      await sql`alter table payments add column qr_text text`.execute(db)
    },
  },
}
