import { evictTokens } from '../server/known-tokens.ts'
import { notify } from '../notifications/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { anonymise } from './anonymise.ts'
import { obstaclesOf } from './obstacles.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The time in which the buyer may change the mind. */
export const GRACE_MS = 14 * DAY_MS
const AT_ONCE = 20

/** Deletes the accounts whose time is over. Gateways may run it concurrently: each account is deleted once. */
export async function deleteDueAccounts(gateway: Gateway): Promise<void> {
  const { db, now } = gateway
  const due = await db
    .selectFrom('account_deletions')
    .select('user_id')
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute()
  for (const { user_id: userId } of due) {
    await atomically(db, async (trx) => {
      const row = await trx
        .selectFrom('account_deletions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('due_at', '<=', now())
        .forUpdate()
        .executeTakeFirst()
      if (!row) return
      // Money may have come, or an order, since the buyer asked.
      if ((await obstaclesOf(trx, userId)).length === 0) return anonymise(trx, userId, now())
      await trx
        .updateTable('account_deletions')
        .set({
          due_at: new Date(now().getTime() + DAY_MS),
          blocked_at: row.blocked_at ?? now(),
        })
        .where('user_id', '=', userId)
        .execute()
      if (!row.blocked_at)
        await notify(trx, {
          userId,
          kind: 'ACCOUNT_DELETION_BLOCKED',
          path: '/privacy-settings',
          at: now(),
        })
    })
    evictTokens(db)
  }
}
