import type { Migration } from 'kysely/migration'

export interface PasskeyTable {
  id: string
  user_id: string
  /** The id that the authenticator chose, in base64url. */
  credential_id: string
  name: string
  /** In base64url. */
  public_key: string
  /** The number of uses that the authenticator reported last. Synchronized passkeys always report 0. */
  counter: number
  /** JSON: how a browser reaches the authenticator. */
  transports: string
  created_at: Date
  last_used_at: Date | null
}

interface PasskeyChallengeTable {
  id: string
  challenge: string
  /** The buyer who adds a passkey; null for a sign-in. */
  user_id: string | null
  expires_at: Date
}

declare module '../../server/database.ts' {
  interface Tables {
    passkeys: PasskeyTable
    passkey_challenges: PasskeyChallengeTable
  }
}

export const passkeyMigrations: Record<string, Migration> = {
  '008-passkeys': {
    async up(db) {
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('credential_id', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'int8', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .addColumn('last_used_at', 'timestamptz')
        .execute()
      await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute()
      await db.schema
        .createTable('passkey_challenges')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('challenge', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('passkey_challenges_expiry')
        .on('passkey_challenges')
        .column('expires_at')
        .execute()
    },
  },
}
