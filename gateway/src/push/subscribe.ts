import { atomically, type Database, type Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'

const MOST = 10

export interface NewSubscription {
  userId: string
  family: string
  endpoint: string
  p256dh: string
  auth: string
  os: string
  browser: string
  language: Language
  at: Date
}

/**
 * Stores a subscription; the same browser again, also of another buyer, replaces its earlier one. Undefined when the
 * address is stored with other keys: then the caller is not that browser.
 */
export function subscribe(db: Database, given: NewSubscription): Promise<string | undefined> {
  return atomically(db, async (trx) => {
    // Concurrent requests of one buyer wait for each other, so the limit holds.
    await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', given.userId)
      .forUpdate()
      .executeTakeFirst()
    const owner = {
      user_id: given.userId,
      family: given.family,
      os: given.os,
      browser: given.browser,
      language: given.language,
      created_at: given.at,
    }
    const { endpoint, p256dh, auth } = given
    const row = await trx
      .insertInto('push_subscriptions')
      .values({ id: newId(), endpoint, p256dh, auth, ...owner })
      .onConflict((conflict) =>
        conflict
          .column('endpoint')
          .doUpdateSet(owner)
          .where('push_subscriptions.p256dh', '=', p256dh)
          .where('push_subscriptions.auth', '=', auth),
      )
      .returning('id')
      .executeTakeFirst()
    if (row) await removeOldest(trx, given.userId)
    return row?.id
  })
}

async function removeOldest(trx: Trx, userId: string): Promise<void> {
  const rows = await trx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const old = rows.slice(MOST).map(({ id }) => id)
  if (old.length > 0) await trx.deleteFrom('push_subscriptions').where('id', 'in', old).execute()
}
