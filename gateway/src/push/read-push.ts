import { HOUR_MS } from '@borong/api/rules/time'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { NotificationRow, PushParts } from './parts.ts'
import { endings } from './topics.ts'

/** A push that comes later than this tells no news. */
const LIFE_MS = 24 * HOUR_MS

export const expiryOf = ({ created_at }: NotificationRow): Date =>
  new Date(created_at.getTime() + LIFE_MS)

/** The notification, unless its push is pointless: read already, too old, or about an order that has ended since. */
export async function newsOf(
  db: Database,
  notificationId: string,
  at: Date,
): Promise<NotificationRow | undefined> {
  const row = await db
    .selectFrom('notifications')
    .selectAll()
    .where('id', '=', notificationId)
    .executeTakeFirst()
  if (!row || row.read_at !== null || expiryOf(row) <= at) return undefined
  return (await hasEnded(db, row)) ? undefined : row
}

async function hasEnded(db: Database, row: NotificationRow): Promise<boolean> {
  const { order_id: orderId, bill_serial: serial } = row
  if ((orderId === null && serial === null) || endings.includes(row.kind)) return false
  const ending = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', row.user_id)
    .where('id', '>', row.id)
    .where('kind', 'in', endings)
    .where((eb) =>
      eb.or([
        ...(orderId === null ? [] : [eb('order_id', '=', orderId)]),
        ...(serial === null ? [] : [eb('bill_serial', '=', serial)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return ending !== undefined
}

/** Only the title: a lock screen is read by others, and messages name numbers and amounts. */
export function payloadOf(
  { viewNotification }: PushParts,
  row: NotificationRow,
  language: Language,
) {
  const { title, path } = viewNotification(row, language)
  return { title, path: path ?? '/notification', tag: row.id, language }
}
