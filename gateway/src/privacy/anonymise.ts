import { sql } from 'kysely'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'

/**
 * Removes everything about a buyer that no law demands: each domain says what of its tables. Orders, bills, payments and
 * the books of wallet and credit stay, as tax law demands; so do complaints about orders, and the accepted terms. The
 * mail and the phone are free for a new account afterwards.
 */
export async function anonymise(
  { domains, now }: Gateway,
  trx: Trx,
  userId: string,
): Promise<void> {
  for (const { removed = {}, anonymise: own } of domains) {
    for (const [table, column] of Object.entries(removed))
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(trx)
    await own?.(trx, userId, now())
  }
}
