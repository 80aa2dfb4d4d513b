import type { Migration } from 'kysely/migration'
import type { Database, Trx } from '../server/database.ts'

/** An account that its owner wants to delete. It stays usable until `due_at`. */
interface DeletionTable {
  user_id: string
  asked_at: Date
  due_at: Date
  /** The moment of the notice that something keeps the account from being deleted. */
  blocked_at: Date | null
}

declare module '../server/database.ts' {
  interface Tables {
    account_deletions: DeletionTable
  }
}

export const deletionMigrations: Record<string, Migration> = {
  '007-account-deletions': {
    async up(db) {
      await db.schema
        .createTable('account_deletions')
        .addColumn('user_id', 'text', (column) => column.primaryKey())
        .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
        .addColumn('due_at', 'timestamptz', (column) => column.notNull())
        .addColumn('blocked_at', 'timestamptz')
        .execute()
      await db.schema
        .createIndex('account_deletions_due')
        .on('account_deletions')
        .column('due_at')
        .execute()
      // A deletion and an export find the rows of one buyer.
      await db.schema
        .createIndex('social_accounts_user')
        .on('social_accounts')
        .column('user_id')
        .execute()
    },
  },
}

/** The day on which the account will be deleted; undefined when its owner has not asked for it. */
export async function deletionDue(db: Database | Trx, userId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('account_deletions')
    .select('due_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.due_at
}
