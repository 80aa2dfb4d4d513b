import type { Migration } from 'kysely/migration'

/** Describes a sign-in to its buyer. The tokens of its family decide whether it is still valid. */
export interface SignInTable {
  family: string
  user_id: string
  /** Names such as `Chrome` and `Android`; empty when the browser did not tell. */
  browser: string
  system: string
  /** The network that the sign-in, or its last renewal, came from. */
  network: string
  started_at: Date
  seen_at: Date
  /** When the mail about a new device is due; null after it was sent, or when there is none. */
  mail_at: Date | null
  mail_tries: number
  language: 'id' | 'en'
}

declare module '../../server/database.ts' {
  interface Tables {
    sign_ins: SignInTable
  }
}

export const deviceMigrations: Record<string, Migration> = {
  '006-sign-ins': {
    async up(db) {
      await db.schema
        .createTable('sign_ins')
        .addColumn('family', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('browser', 'text', (column) => column.notNull())
        .addColumn('system', 'text', (column) => column.notNull())
        .addColumn('network', 'text', (column) => column.notNull())
        .addColumn('started_at', 'timestamptz', (column) => column.notNull())
        .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
        .addColumn('mail_at', 'timestamptz')
        .addColumn('mail_tries', 'integer', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('sign_ins_user').on('sign_ins').column('user_id').execute()
      await db.schema.createIndex('sign_ins_seen').on('sign_ins').column('seen_at').execute()
      await db.schema.createIndex('sign_ins_mail').on('sign_ins').column('mail_at').execute()
    },
  },
}
