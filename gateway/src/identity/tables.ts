import { acceptedTermsMigration } from './accepted-terms.ts'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Channel } from '../delivery/public.ts'

export type OtpPurpose =
  | 'login'
  | 'register'
  | 'verify_email'
  | 'verify_phone'
  | 'verify_user'
  | 'change_email'
  | 'change_phone'

export interface OtpTable {
  id: string
  purpose: OtpPurpose
  user_id: string | null
  /** The email or phone number that the code verifies. */
  target: string
  channel: Channel
  code_hash: string
  attempts: number
  expires_at: Date
  verified_at: Date | null
  created_at: Date
}

interface OtaTable {
  hash: string
  purpose: string
  user_id: string | null
  target: string
  expires_at: Date
}

interface AccountTicketTable {
  hash: string
  user_id: string
  /** The guest token's hash: the ticket is valid only with this token. */
  guest_hash: string
  expires_at: Date
}

interface CounterTable {
  key: string
  count: number
  ends_at: Date
}

interface SecretTable {
  name: string
  value: string
}

declare module '../server/database.ts' {
  interface Tables {
    otp_requests: OtpTable
    otas: OtaTable
    account_tickets: AccountTicketTable
    counters: CounterTable
    secrets: SecretTable
  }
}

export const identityMigrations: Record<string, Migration> = {
  '001-tokens': {
    async up(db) {
      await db.schema
        .createTable('tokens')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('family', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
        .addColumn('used_at', 'timestamptz')
        .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute()
      await db.schema.createIndex('tokens_family').on('tokens').column('family').execute()
      await db.schema.createIndex('tokens_expiry').on('tokens').column('expires_at').execute()
      await db.schema.createIndex('tokens_user').on('tokens').column('user_id').execute()
    },
  },
  '002-one-time-codes': {
    async up(db) {
      await db.schema
        .createTable('otp_requests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('target', 'text', (column) => column.notNull())
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('code_hash', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
        .addColumn('verified_at', 'timestamptz')
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('otp_user')
        .on('otp_requests')
        .columns(['user_id', 'created_at'])
        .execute()
      await db.schema.createIndex('otp_expiry').on('otp_requests').column('expires_at').execute()
      await db.schema
        .createTable('otas')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('target', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('otas_expiry').on('otas').column('expires_at').execute()
    },
  },
  '003-counters': {
    async up(db) {
      await db.schema
        .createTable('counters')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('counters_end').on('counters').column('ends_at').execute()
      await db.schema
        .createTable('secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '004-account-tickets': {
    async up(db) {
      await db.schema
        .createTable('account_tickets')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('guest_hash', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('account_tickets_expiry')
        .on('account_tickets')
        .column('expires_at')
        .execute()
    },
  },
  '005-accepted-terms': acceptedTermsMigration,
}
