import { DAY_MS } from '@borong/api/rules/time'
import { delayDeletion, dueDeletions } from '../identity/public.ts'
import { evictTokens } from '../server/known-tokens.ts'
import { notify } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'
import { anonymise } from './anonymise.ts'
import { obstaclesOf } from './obstacles.ts'

/** The time in which the buyer may change the mind. */
export const GRACE_MS = 14 * DAY_MS

type Due = { user_id: string; blocked_at: Date | null }

/** Deletes the accounts whose time is over. */
export const deleteDueAccounts = (gateway: Gateway): Promise<void> =>
  eachDue(gateway, {
    job: 'account-deletions',
    table: 'account_deletions',
    key: ['user_id'],
    due: (db) => dueDeletions(db, gateway.now()),
    async work(trx, row) {
      await end(gateway, trx, row)
      return async () => evictTokens(gateway.db)
    },
  })

async function end(
  gateway: Gateway,
  trx: Trx,
  { user_id: userId, blocked_at }: Due,
): Promise<void> {
  const at = gateway.now()
  // Money may have come, or an order, since the buyer asked.
  if ((await obstaclesOf(trx, userId)).length === 0) return anonymise(gateway, trx, userId)
  await delayDeletion(trx, userId, {
    due_at: new Date(at.getTime() + DAY_MS),
    blocked_at: blocked_at ?? at,
  })
  if (!blocked_at)
    await notify(trx, {
      userId,
      kind: 'ACCOUNT_DELETION_BLOCKED',
      path: '/privacy-settings',
      at,
    })
}
