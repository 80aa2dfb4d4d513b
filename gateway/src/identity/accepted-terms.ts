import { TERMS_VERSION } from '@borong/api/rules/terms-version'
import type { Migration } from 'kysely/migration'
import type { Database, Trx } from '../server/database.ts'

export interface AcceptedTermsTable {
  user_id: string
  version: string
  accepted_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    accepted_terms: AcceptedTermsTable
  }
}

export const acceptedTermsMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable('accepted_terms')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('accepted_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('accepted_terms_pkey', ['user_id', 'version'])
      .execute()
  },
}

/** Records that a new account agreed to the present terms, which registration and sign-in link to. */
export async function acceptTerms(db: Database | Trx, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('accepted_terms')
    .values({ user_id: userId, version: TERMS_VERSION, accepted_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
