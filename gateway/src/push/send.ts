import { HOUR_MS } from '@borong/api/rules/time'
import type { Gateway } from '../server/domain.ts'
import { eachTaken } from '../server/due-work.ts'
import { fanOut } from './fan-out.ts'
import { type VapidKeys, vapidKeys } from './keys.ts'
import type { PushParts } from './parts.ts'
import { expiryOf, newsOf, payloadOf } from './read-push.ts'
import { type Outcome, sendPush } from './send-one.ts'
import type { PushDeliveryTable } from './table.ts'

// Longer than the longest request.
const HOLD_MS = 60_000
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = HOUR_MS
const MOST_TRIES = 8

/** Sends the due pushes. Several gateways may run this: each takes its own rows. */
export async function sendPushes(gateway: Gateway, parts: PushParts): Promise<void> {
  await fanOut(gateway, parts)
  const keys = await vapidKeys(gateway, parts)
  if (!keys) return
  await eachTaken(gateway, {
    job: 'push',
    table: 'push_deliveries',
    key: ['id'],
    dueAt: 'due_at',
    tries: 'tries',
    pauseMs: HOLD_MS,
    parallel: 50,
    send: (delivery: PushDeliveryTable) => deliver(gateway, { ...parts, keys }, delivery),
  })
}

async function deliver(
  gateway: Gateway,
  { keys, ...parts }: PushParts & { keys: VapidKeys },
  delivery: PushDeliveryTable,
): Promise<void> {
  const { db, now, app } = gateway
  const at = now()
  const subscription = await db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('id', '=', delivery.subscription_id)
    .executeTakeFirst()
  if (!subscription) return
  if (!(await isSignedIn(gateway, subscription.family)))
    return remove(gateway, 'push_subscriptions', subscription.id)
  const news = (await newsOf(db, [delivery.notification_id], at)).get(delivery.notification_id)
  if (!news) return remove(gateway, 'push_deliveries', delivery.id)

  const expiry = expiryOf(news)
  const outcome = await sendPush(gateway, keys, subscription, {
    payload: payloadOf(parts, news, subscription.language),
    ttlSeconds: Math.ceil((expiry.getTime() - at.getTime()) / 1000),
    // Of a push that was sent twice after a crash, the push service delivers the last one.
    topic: news.id.slice(-32),
  })
  if (outcome.type === 'gone') return remove(gateway, 'push_subscriptions', subscription.id)
  const nextAt = outcome.type === 'later' ? nextTry(delivery, outcome, now()) : undefined
  if (nextAt && nextAt < expiry) {
    await db
      .updateTable('push_deliveries')
      .set({ due_at: nextAt })
      .where('id', '=', delivery.id)
      .where('tries', '=', delivery.tries)
      .execute()
    return
  }
  if (outcome.type !== 'sent')
    app.log.error(
      { reason: outcome.reason, service: new URL(subscription.endpoint).host },
      'a push was not sent',
    )
  await remove(gateway, 'push_deliveries', delivery.id)
}

function nextTry(
  { tries }: PushDeliveryTable,
  { waitMs }: Extract<Outcome, { type: 'later' }>,
  at: Date,
): Date | undefined {
  if (tries >= MOST_TRIES) return undefined
  const wait = Math.max(waitMs, FIRST_WAIT_MS * 2 ** (tries - 1))
  return new Date(at.getTime() + Math.min(wait, LONGEST_WAIT_MS))
}

/** A sign-in can also expire, which sends no event. */
async function isSignedIn({ db, now }: Gateway, family: string): Promise<boolean> {
  const token = await db
    .selectFrom('tokens')
    .select('hash')
    .where('family', '=', family)
    .where('expires_at', '>', now())
    .limit(1)
    .executeTakeFirst()
  return token !== undefined
}

async function remove(
  { db }: Gateway,
  table: 'push_subscriptions' | 'push_deliveries',
  id: string,
): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute()
}
