import type { Migration } from 'kysely/migration'

export interface UserTable {
  id: string
  /** The buyer's id in the analytics and flag services. */
  sso_id: string
  name: string
  /** In lower case. */
  email: string | null
  /** Digits with the 62 prefix. */
  handphone: string | null
  email_verified: boolean
  phone_verified: boolean
  password_hash: string | null
  pin_hash: string | null
  /** YYYY-MM-DD. */
  birth_date: string | null
  age_verified_at: Date | null
  created_at: Date
}

export type BusinessStatus = 'none' | 'in_verification' | 'need_revision' | 'verified'

export interface BusinessTable {
  user_id: string
  status: Exclude<BusinessStatus, 'none'>
  note: string | null
  company_name: string
  business_type: 'resto' | 'office' | 'mart' | 'auto' | 'other'
  npwp: string
  owner_name: string
  address: string
  submitted_at: Date
}

interface AnalyticsIdTable {
  client_id: string
  user_id: string | null
  guest_id: string | null
  seen_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    users: UserTable
    business_profiles: BusinessTable
    analytics_ids: AnalyticsIdTable
  }
}

export const usersMigrations: Record<string, Migration> = {
  '001-users': {
    async up(db) {
      await db.schema
        .createTable('users')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('sso_id', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.unique())
        .addColumn('handphone', 'text', (column) => column.unique())
        .addColumn('email_verified', 'boolean', (column) => column.notNull())
        .addColumn('phone_verified', 'boolean', (column) => column.notNull())
        .addColumn('password_hash', 'text')
        .addColumn('pin_hash', 'text')
        .addColumn('birth_date', 'text')
        .addColumn('age_verified_at', 'timestamptz')
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .execute()
    },
  },
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
}
