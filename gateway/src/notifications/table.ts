import { type ColumnType, type Selectable, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { NotificationKind } from './messages.ts'

export interface NotificationTable {
  id: string
  user_id: string
  kind: NotificationKind
  order_id: string | null
  order_serial: string | null
  bill_serial: string | null
  /** The page that the notification links to; null means the page of its order or bill. */
  path: string | null
  /** A value for the message besides the serial, for example a tracking number. */
  detail: string
  created_at: Date
  read_at: Date | null
  /** The transaction that wrote the row, as a number that PostgreSQL counts up. Rows of before have none. */
  transaction_sequence: ColumnType<string | null, undefined, never>
}

export type NotificationRow = Selectable<NotificationTable>

declare module '../server/database.ts' {
  interface Tables {
    notifications: NotificationTable
  }
}

export const notificationsMigrations: Record<string, Migration> = {
  '001-notifications': {
    async up(db) {
      await sql`create table notifications (
        id text primary key, user_id text not null, kind text not null, order_id text, order_serial text, detail text not null,
        created_at timestamptz not null, read_at timestamptz)`.execute(db)
      await sql`create index notifications_user on notifications (user_id, id)`.execute(db)
      await sql`create index notifications_unread on notifications (user_id) where read_at is null`.execute(
        db,
      )
      await sql`create index notifications_time on notifications (created_at)`.execute(db)
      await sql`create table chat_messages (
        id text primary key, user_id text not null, seller_id integer not null, from_seller boolean not null, text text not null,
        created_at timestamptz not null, read_at timestamptz)`.execute(db)
      await sql`create index chat_messages_unread on chat_messages (user_id) where read_at is null and from_seller`.execute(
        db,
      )
    },
  },
  // Chat has its own tables.
  '002-without-chat': {
    async up(db) {
      await sql`drop table chat_messages`.execute(db)
    },
  },
  '003-bills': {
    async up(db) {
      await sql`alter table notifications add column bill_serial text`.execute(db)
    },
  },
  '004-path': {
    async up(db) {
      await sql`alter table notifications add column path text`.execute(db)
      await sql`update notifications set path = '/company' where kind like 'COMPANY\\_%'`.execute(
        db,
      )
    },
  },
  '005-order-of-time': {
    async up(db) {
      await sql`create index notifications_user_time on notifications (user_id, created_at, id)`.execute(
        db,
      )
    },
  },
  '006-transactions': {
    async up(db) {
      await sql`alter table notifications add column transaction_sequence xid8`.execute(db)
      await sql`alter table notifications alter column transaction_sequence
        set default pg_current_xact_id()`.execute(db)
      await sql`create index notifications_transaction on notifications (user_id, transaction_sequence)
        where transaction_sequence is not null`.execute(db)
    },
  },
}
