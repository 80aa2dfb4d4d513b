import { newId } from '../server/new-id.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachDueBatch } from '../server/due-batches.ts'
import type { NotificationRow, PushParts } from './parts.ts'
import { newsOf, payloadOf } from './read-push.ts'
import { quietUntil } from './quiet-hours.ts'
import type { PushMessageTable } from './table.ts'
import { topicOf } from './topics.ts'

declare module '../server/domain.ts' {
  interface StandIns {
    /** Shows pushes to a person who tries the shop without a phone. */
    showPushes(
      gateway: { db: Gateway['db']; now: Gateway['now'] },
      pushes: readonly { to: string; title: string; path: string }[],
    ): Promise<void>
  }
}

/** Makes the pushes of new notifications: one for each browser of the buyer, in one transaction with the outbox. */
export const fanOut = (gateway: Gateway, parts: PushParts): Promise<void> =>
  eachDueBatch(gateway, {
    job: 'push',
    table: 'push_messages',
    key: ['id'],
    due: (db) =>
      db
        .selectFrom('push_messages')
        .selectAll()
        .where('due_at', '<=', gateway.now())
        .orderBy('due_at'),
    work: (trx, messages) => decide(gateway, parts, trx, messages),
  })

async function decide(
  gateway: Gateway,
  parts: PushParts,
  trx: Trx,
  messages: readonly PushMessageTable[],
): Promise<void> {
  const at = gateway.now()
  const userIds = [...new Set(messages.map((message) => message.user_id))]
  const news = await newsOf(
    trx,
    messages.map(({ id }) => id),
    at,
  )
  const settings = await settingsOf(trx, userIds)
  const done: string[] = []
  const pushed: NotificationRow[] = []
  for (const { id, user_id: userId } of messages) {
    const row = news.get(id)
    const own = settings.get(userId)
    const end = row && quietUntil(own?.quiet_hours ?? null, at)
    if (end)
      await trx.updateTable('push_messages').set({ due_at: end }).where('id', '=', id).execute()
    else done.push(id)
    if (row && !end && !own?.muted.includes(topicOf(row.kind))) pushed.push(row)
  }
  if (done.length > 0) await trx.deleteFrom('push_messages').where('id', 'in', done).execute()
  if (pushed.length === 0) return

  const subscriptions = await subscriptionsOf(trx, userIds)
  const deliveries = pushed.flatMap((row) =>
    (subscriptions.get(row.user_id) ?? []).map(({ id }) => ({
      id: newId(),
      notification_id: row.id,
      subscription_id: id,
      tries: 0,
      due_at: at,
    })),
  )
  if (deliveries.length > 0) await trx.insertInto('push_deliveries').values(deliveries).execute()
  if (!gateway.standIns) return
  const contacts = await contactsOf(trx, userIds)
  const shown = pushed.flatMap((row) => {
    const to = contacts.get(row.user_id)
    const language = subscriptions.get(row.user_id)?.[0]?.language ?? 'id'
    return to ? [{ to, ...payloadOf(parts, row, language) }] : []
  })
  if (shown.length > 0) await gateway.standIns.showPushes({ db: trx, now: gateway.now }, shown)
}

async function settingsOf(trx: Trx, userIds: readonly string[]) {
  const rows = await trx
    .selectFrom('push_settings')
    .select(['user_id', 'muted', 'quiet_hours'])
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(rows.map((row) => [row.user_id, row]))
}

async function subscriptionsOf(trx: Trx, userIds: readonly string[]) {
  const rows = await trx
    .selectFrom('push_subscriptions')
    .select(['id', 'user_id', 'language'])
    .where('user_id', 'in', userIds)
    .orderBy('created_at', 'desc')
    .execute()
  return Map.groupBy(rows, (row) => row.user_id)
}

/** The address at which the stand-in shows a buyer's pushes. */
async function contactsOf(trx: Trx, userIds: readonly string[]) {
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'email', 'handphone'])
    .where('id', 'in', userIds)
    .execute()
  return new Map(rows.map((row) => [row.id, row.email ?? row.handphone]))
}
