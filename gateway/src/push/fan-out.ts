import { newId } from '../server/new-id.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'
import type { PushParts } from './parts.ts'
import { newsOf, payloadOf } from './read-push.ts'
import { quietUntil } from './quiet-hours.ts'
import type { PushMessageTable } from './table.ts'
import { topicOf } from './topics.ts'

declare module '../server/domain.ts' {
  interface StandIns {
    /** Shows a push to a person who tries the shop without a phone. */
    showPush(
      gateway: { db: Gateway['db']; now: Gateway['now'] },
      push: { to: string; title: string; path: string },
    ): Promise<void>
  }
}

/** Makes the pushes of new notifications: one for each browser of the buyer, in one transaction with the outbox. */
export const fanOut = (gateway: Gateway, parts: PushParts): Promise<void> =>
  eachDue(gateway, {
    job: 'push',
    table: 'push_messages',
    key: ['id'],
    parallel: 4,
    due: (db) =>
      db
        .selectFrom('push_messages')
        .selectAll()
        .where('due_at', '<=', gateway.now())
        .orderBy('due_at'),
    work: (trx, message) => decide(gateway, parts, trx, message),
  })

async function decide(
  gateway: Gateway,
  parts: PushParts,
  trx: Trx,
  message: PushMessageTable,
): Promise<void> {
  const at = gateway.now()
  const news = await newsOf(trx, message.id, at)
  const settings = await trx
    .selectFrom('push_settings')
    .select(['muted', 'quiet_hours'])
    .where('user_id', '=', message.user_id)
    .executeTakeFirst()
  const end = news && quietUntil(settings?.quiet_hours ?? null, at)
  if (end) {
    await trx
      .updateTable('push_messages')
      .set({ due_at: end })
      .where('id', '=', message.id)
      .execute()
    return
  }
  await trx.deleteFrom('push_messages').where('id', '=', message.id).execute()
  if (!news || settings?.muted.includes(topicOf(news.kind))) return

  const subscriptions = await trx
    .selectFrom('push_subscriptions')
    .select(['id', 'language'])
    .where('user_id', '=', message.user_id)
    .orderBy('created_at', 'desc')
    .execute()
  if (subscriptions.length > 0)
    await trx
      .insertInto('push_deliveries')
      .values(
        subscriptions.map(({ id }) => ({
          id: newId(),
          notification_id: message.id,
          subscription_id: id,
          tries: 0,
          due_at: at,
        })),
      )
      .execute()
  if (!gateway.standIns) return
  const buyer = await trx
    .selectFrom('users')
    .select(['email', 'handphone'])
    .where('id', '=', message.user_id)
    .executeTakeFirst()
  const to = buyer?.email ?? buyer?.handphone
  if (to)
    await gateway.standIns.showPush(
      { db: trx, now: gateway.now },
      { to, ...payloadOf(parts, news, subscriptions[0]?.language ?? 'id') },
    )
}
