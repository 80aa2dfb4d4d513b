import type { Database } from '../server/database.ts'
import { ownerOfCompany, ownerOfUser } from './owners.ts'

/**
 * The open amount of the lines of a buyer and of these companies; null when none of them is running. A line runs until
 * it is closed, nothing is owed or reserved, and the shop owes its company nothing.
 */
export async function runningCredit(
  db: Pick<Database, 'selectFrom'>,
  { userId, companyIds }: { userId: string; companyIds: readonly string[] },
): Promise<number | null> {
  const lines = await db
    .selectFrom('credit_lines')
    .select(['state', 'owed', 'reserved', 'credit'])
    .where('owner', 'in', [ownerOfUser(userId), ...companyIds.map(ownerOfCompany)])
    .execute()
  const running = lines.filter(
    ({ state, owed, reserved, credit }) =>
      state !== 'closed' || owed > 0 || reserved > 0 || credit > 0,
  )
  if (running.length === 0) return null
  return running.reduce((sum, { owed, reserved }) => sum + owed + reserved, 0)
}
