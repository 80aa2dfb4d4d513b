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

/** Notes that the owner of an account wants to delete it. An earlier request stays. */
export async function requestDeletion(
  db: Database,
  userId: string,
  at: Date,
  due: Date,
): Promise<void> {
  await db
    .insertInto('account_deletions')
    .values({ user_id: userId, asked_at: at, due_at: due, blocked_at: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** Withdraws the request to delete an account. */
export async function withdrawDeletion(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('account_deletions').where('user_id', '=', userId).execute()
}

/** The accounts that are due to be deleted. */
export const dueDeletions = (db: Database, at: Date) =>
  db.selectFrom('account_deletions').selectAll().where('due_at', '<=', at).orderBy('due_at')

/** Delays the deletion of an account that something keeps. */
export async function delayDeletion(
  trx: Trx,
  userId: string,
  delay: { due_at: Date; blocked_at: Date },
): Promise<void> {
  await trx.updateTable('account_deletions').set(delay).where('user_id', '=', userId).execute()
}
