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
  /** The provider's reference and page; null until the provider has replied. The shop's own reference is the id. */
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
  /** The first request to the provider: stored before it leaves, so the provider may know the payment from then on. */
  requested_at: ColumnType<Date | null, Date | undefined, Date>
  /** The requests since the provider's last answer. */
  tries: ColumnType<number, number | undefined, number>
  /** When the payment is opened at its provider or asked for, unless something happens before. */
  next_try_at: ColumnType<Date | null, Date | null | undefined>
  /** When an ended payment is closed at its provider; null when that is not to be done. */
  close_at: ColumnType<Date | null, Date | null | undefined>
}

export type PaymentRow = Selectable<PaymentTable>

/** Whether the payment can still be paid: a failed one can be tried again. */
export const isOpen = ({ state }: Pick<PaymentRow, 'state'>): boolean =>
  state === 'pending' || state === 'failed'

/**
 * How the shop and the provider differ: `MISSED` was paid and has been booked since, `NOT_PAID` is paid in the shop alone,
 * `UNKNOWN` is no payment of the shop, and the others have another amount or reference.
 */
export type PaymentDifferenceKind = 'MISSED' | 'NOT_PAID' | 'UNKNOWN' | 'AMOUNT' | 'REFERENCE'

export interface PaymentDifferenceTable {
  payment_id: string
  kind: PaymentDifferenceKind
  /** The provider's reference. */
  reference: string | null
  ours: number | null
  theirs: number | null
  created_at: Date
  /** When an operator noted what was done. */
  seen_at: Date | null
}

/** A day in WIB that was compared with the provider's list. */
export interface PaymentReconciliationTable {
  day: string
  /** The payments in the provider's list. */
  payments: number
  done_at: Date
}

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
  paid_at: ColumnType<Date | null, Date | undefined, Date>
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
    payment_differences: PaymentDifferenceTable
    payment_reconciliations: PaymentReconciliationTable
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
  '005-requests': {
    async up(db) {
      await sql`alter table payments add column requested_at timestamptz, add column tries integer not null default 0,
        add column next_try_at timestamptz`.execute(db)
      await sql`update payments set requested_at = created_at where reference is not null`.execute(
        db,
      )
      await sql`update payments set next_try_at = now()
        where state in ('pending', 'failed') and not is_held and method <> 'wallet'`.execute(db)
      await sql`create index payments_due on payments (next_try_at)
        where next_try_at is not null and state in ('pending', 'failed')`.execute(db)
      await sql`create index payments_paid on payments (paid_at) where paid_at is not null`.execute(
        db,
      )
      await sql`create table payment_differences (
        payment_id text not null, kind text not null, reference text, ours int8, theirs int8,
        created_at timestamptz not null, seen_at timestamptz, primary key (payment_id, kind))`.execute(
        db,
      )
      await sql`create index payment_differences_open on payment_differences (created_at)
        where seen_at is null`.execute(db)
      await sql`create table payment_reconciliations (
        day text primary key, payments integer not null, done_at timestamptz not null)`.execute(db)
      await sql`alter table bank_bills add column paid_at timestamptz`.execute(db)
      await sql`create index bank_bills_paid on bank_bills (paid_at) where paid_at is not null`.execute(
        db,
      )
    },
  },
  '006-closing': {
    async up(db) {
      await sql`alter table payments add column close_at timestamptz`.execute(db)
      await sql`create index payments_closing on payments (close_at) where close_at is not null`.execute(
        db,
      )
    },
  },
}
