import { pushTopics } from '@borong/api/push.shapes'
import type { CallReply } from '@borong/api/shape'
import type { pushSettings } from '@borong/api/push.shapes'
import { atomically, type Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { vapidKeys } from './keys.ts'
import type { PushParts } from './parts.ts'
import type { PushTopic, QuietHours } from './table.ts'

type View = CallReply<typeof pushSettings>['result']

export async function viewSettings(
  gateway: Gateway,
  parts: PushParts,
  { buyerId, family }: { buyerId: string; family: string | null },
): Promise<View> {
  const { muted, quietHours } = await readSettings(gateway.db, buyerId)
  const rows = await gateway.db
    .selectFrom('push_subscriptions')
    .select(['id', 'os', 'browser', 'family', 'created_at'])
    .where('user_id', '=', buyerId)
    .orderBy('created_at', 'desc')
    .execute()
  return {
    public_key: (await vapidKeys(gateway, parts))?.publicKey ?? null,
    subscriptions: rows.map((row) => ({
      id: row.id,
      os: row.os,
      browser: row.browser,
      is_current: row.family === family,
      created_at: row.created_at.toISOString(),
    })),
    topics: Object.fromEntries(
      pushTopics.map((topic) => [topic, !muted.includes(topic)]),
    ) as View['topics'],
    quiet_hours: quietHours,
  }
}

export async function changeSettings(
  db: Database,
  buyerId: string,
  change: { topics?: Partial<Record<PushTopic, boolean>>; quiet_hours?: QuietHours | null },
): Promise<void> {
  await atomically(db, async (trx) => {
    await trx
      .insertInto('push_settings')
      .values({ user_id: buyerId, muted: '[]', quiet_hours: 'null' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await trx
      .selectFrom('push_settings')
      .select(['muted', 'quiet_hours'])
      .where('user_id', '=', buyerId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const muted = pushTopics.filter((topic) => {
      const isOn = change.topics?.[topic] ?? !row.muted.includes(topic)
      return !isOn
    })
    const quiet = change.quiet_hours === undefined ? row.quiet_hours : change.quiet_hours
    await trx
      .updateTable('push_settings')
      .set({ muted: JSON.stringify(muted), quiet_hours: JSON.stringify(quiet) })
      .where('user_id', '=', buyerId)
      .execute()
  })
}

async function readSettings(
  db: Database,
  buyerId: string,
): Promise<{ muted: PushTopic[]; quietHours: QuietHours | null }> {
  const row = await db
    .selectFrom('push_settings')
    .select(['muted', 'quiet_hours'])
    .where('user_id', '=', buyerId)
    .executeTakeFirst()
  return { muted: row?.muted ?? [], quietHours: row?.quiet_hours ?? null }
}
