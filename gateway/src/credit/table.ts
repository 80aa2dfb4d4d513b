import { sql, type ColumnType, type Generated, type Selectable } from 'kysely'
import type { Migration } from 'kysely/migration'

export type LineState = 'active' | 'blocked' | 'closed'
export type InvoiceState = 'open' | 'paid' | 'void'

export interface CreditLineTable {
  id: string
  /** `user:<id>` or `company:<id>`: who owes what is bought on the line. */
  owner: string
  user_id: string | null
  company_id: string | null
  /** The id of the payment method. */
  method: string
  credit_limit: number
  days: number
  state: LineState
  /** The amount of orders that are not taken yet. */
  reserved: number
  /** The open amount of all invoices. */
  owed: number
  /** Refunds of a company's paid invoices. They lower its next invoices. */
  credit: ColumnType<number, number | undefined, number>
  created_at: Date
  updated_at: Date
}

/** An order that uses a line, until its goods are invoiced or it ends. */
export interface CreditHoldTable {
  order_id: string
  order_serial: string
  line_id: string
  user_id: string
  amount: number
}

export interface CreditInvoiceTable {
  id: string
  number: string
  line_id: string
  owner: string
  /** The buyer who ordered. */
  user_id: string
  order_id: string
  order_serial: string
  amount: number
  paid: number
  /** Lowered by refunds. */
  refunded: number
  /** Refunds beyond the open amount, which went to the buyer's wallet or to the company's credit. */
  returned: number
  state: InvoiceState
  /** The last day of payment in WIB, YYYY-MM-DD. */
  due_on: string
  /** The day of the next reminder in WIB; null after the last one and on a closed invoice. */
  next_reminder_on: string | null
  created_at: Date
  closed_at: Date | null
}

export type EntryKind = 'INVOICE' | 'PAYMENT' | 'REFUND'
/** `line:credit`: what the shop owes the line's company. */
export type EntryAccount = 'receivable' | 'line:credit' | 'shop:sales' | 'shop:bank'

/** One of the two legs of a movement. The legs of a transfer sum to zero. */
export interface CreditEntryTable {
  id: string
  transfer_id: string
  account: EntryAccount
  line_id: string
  invoice_id: string
  kind: EntryKind
  amount: number
  /** The reason of the movement, which is booked once per kind and invoice. */
  reference: string
  created_at: Date
}

/** One payment of several invoices, each in part or in whole. The subject of a payment. */
export interface CreditPaymentTable {
  id: string
  serial: string
  user_id: string
  /** The company of all of its invoices. */
  company_id: Generated<string | null>
  key: string
  body_hash: string
  state: 'awaiting_payment' | 'paid' | 'cancelled' | 'expired'
  amount: number
  deadline: Date
  created_at: Date
  paid_at: Date | null
}

export interface CreditPaymentPartTable {
  payment_id: string
  invoice_id: string
  amount: number
}

export interface CreditApplicationTable {
  id: string
  number: string
  user_id: string
  company_id: string | null
  owner: string
  key: string
  body_hash: string
  method: string
  credit_limit: number
  purpose: string
  state: 'waiting' | 'approved' | 'refused'
  answer: string
  /** Null until the provider of credit has received it. */
  sent_at: Date | null
  created_at: Date
}

/** A change of the national holidays by an operator. */
export interface CreditHolidayTable {
  /** YYYY-MM-DD. */
  day: string
  name: string
  /** False: the gateway's own list has the day, and it is no holiday. */
  is_holiday: boolean
  added_by: string
  added_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    credit_lines: CreditLineTable
    credit_holds: CreditHoldTable
    credit_invoices: CreditInvoiceTable
    credit_entries: CreditEntryTable
    credit_payments: CreditPaymentTable
    credit_payment_parts: CreditPaymentPartTable
    credit_applications: CreditApplicationTable
    credit_holidays: CreditHolidayTable
  }
}

export type LineRow = Selectable<CreditLineTable>
export type CreditPaymentRow = Selectable<CreditPaymentTable>
export type CreditApplicationRow = Selectable<CreditApplicationTable>
export type InvoiceRow = Selectable<CreditInvoiceTable>

export const creditMigrations: Record<string, Migration> = {
  '001-credit': {
    async up(db) {
      await sql`create table credit_lines (
        id text primary key, owner text not null, user_id text, company_id text, method text not null,
        credit_limit int8 not null check (credit_limit >= 0), days integer not null, state text not null,
        reserved int8 not null check (reserved >= 0), owed int8 not null check (owed >= 0),
        created_at timestamptz not null, updated_at timestamptz not null, unique (owner, method))`.execute(
        db,
      )
      await sql`create table credit_holds (
        order_id text primary key, order_serial text not null, line_id text not null references credit_lines,
        user_id text not null, amount int8 not null)`.execute(db)
      await sql`create table credit_invoices (
        id text primary key, number text not null unique, line_id text not null references credit_lines,
        owner text not null, user_id text not null, order_id text not null unique, order_serial text not null,
        amount int8 not null, paid int8 not null, refunded int8 not null, returned int8 not null, state text not null,
        due_on text not null, next_reminder_on text, created_at timestamptz not null, closed_at timestamptz,
        check (paid + refunded <= amount))`.execute(db)
      await sql`create index credit_lines_changed on credit_lines (updated_at)`.execute(db)
      await sql`create index credit_lines_user on credit_lines (user_id) where user_id is not null`.execute(
        db,
      )
      await sql`create index credit_invoices_owner on credit_invoices (owner, id)`.execute(db)
      await sql`create index credit_invoices_user on credit_invoices (user_id, id)`.execute(db)
      await sql`create index credit_invoices_open on credit_invoices (owner, due_on) where state = 'open'`.execute(
        db,
      )
      await sql`create index credit_invoices_reminder on credit_invoices (next_reminder_on)
        where next_reminder_on is not null`.execute(db)
      await sql`create table credit_entries (
        id text primary key, transfer_id text not null, account text not null, line_id text not null,
        invoice_id text not null, kind text not null, amount int8 not null, reference text not null,
        created_at timestamptz not null, unique (invoice_id, kind, reference, account))`.execute(db)
      await sql`create index credit_entries_line on credit_entries (line_id, created_at)`.execute(
        db,
      )
      await sql`create table credit_payments (
        id text primary key, serial text not null unique, user_id text not null, key text not null, body_hash text not null,
        state text not null, amount int8 not null, deadline timestamptz not null, created_at timestamptz not null,
        paid_at timestamptz, unique (user_id, key))`.execute(db)
      await sql`create index credit_payments_unpaid on credit_payments (deadline) where state = 'awaiting_payment'`.execute(
        db,
      )
      await sql`create table credit_payment_parts (
        payment_id text not null references credit_payments, invoice_id text not null references credit_invoices,
        amount int8 not null, primary key (payment_id, invoice_id))`.execute(db)
      await sql`create index credit_payment_parts_invoice on credit_payment_parts (invoice_id)`.execute(
        db,
      )
      await sql`create table credit_applications (
        id text primary key, number text not null unique, user_id text not null, company_id text, owner text not null,
        key text not null, body_hash text not null, method text not null, credit_limit int8 not null,
        purpose text not null, state text not null, answer text not null, sent_at timestamptz,
        created_at timestamptz not null, unique (user_id, key))`.execute(db)
      await sql`create index credit_applications_owner on credit_applications (owner, id)`.execute(
        db,
      )
      // Two requests at the same moment can't open two applications for one line.
      await sql`create unique index credit_applications_open on credit_applications (owner, method)
        where state = 'waiting'`.execute(db)
      await sql`create index credit_applications_waiting on credit_applications (id) where state = 'waiting'`.execute(
        db,
      )
    },
  },
  '002-company-credit': {
    async up(db) {
      await sql`alter table credit_lines add column credit int8 not null default 0
        check (credit >= 0)`.execute(db)
      await sql`create index credit_invoices_line on credit_invoices (line_id, id) where state = 'open'`.execute(
        db,
      )
    },
  },
  '003-holidays': {
    async up(db) {
      await sql`create table credit_holidays (
        day text primary key, name text not null, is_holiday boolean not null, added_by text not null,
        added_at timestamptz not null)`.execute(db)
    },
  },
  '004-payments-of-companies': {
    async up(db) {
      await sql`alter table credit_payments add column company_id text`.execute(db)
      await sql`update credit_payments set company_id = of.company_id
        from (select part.payment_id, min(line.company_id) as company_id
          from credit_payment_parts part
          join credit_invoices invoice on invoice.id = part.invoice_id
          join credit_lines line on line.id = invoice.line_id
          group by part.payment_id
          having count(distinct coalesce(line.company_id, '')) = 1) as of
        where of.payment_id = credit_payments.id and of.company_id is not null`.execute(db)
    },
  },
}
