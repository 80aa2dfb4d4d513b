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

declare module '../server/database.ts' {
  interface Tables {
    users: UserTable
  }
}

export const createUsers: Migration = {
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
}
