import { HOUR_MS } from '@borong/api/rules/time'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import type { NotificationRow, PushParts } from './parts.ts'
import { endings } from './topics.ts'

/** A push that comes later than this tells no news. */
const LIFE_MS = 24 * HOUR_MS

export const expiryOf = ({ created_at }: NotificationRow): Date =>
  new Date(created_at.getTime() + LIFE_MS)

/** The notifications, without those whose push is pointless: read already, too old, or about an order that has ended since. */
export async function newsOf(
  db: Database,
  notificationIds: readonly string[],
  at: Date,
): Promise<Map<string, NotificationRow>> {
  const rows = await db
    .selectFrom('notifications')
    .selectAll()
    .where('id', 'in', notificationIds)
    .execute()
  const unread = rows.filter((row) => row.read_at === null && expiryOf(row) > at)
  const hasEnded = await endedIn(db, unread)
  return new Map(unread.flatMap((row) => (hasEnded(row) ? [] : [[row.id, row] as const])))
}

type HasEnded = (row: NotificationRow) => boolean

async function endedIn(db: Database, rows: readonly NotificationRow[]): Promise<HasEnded> {
  const steps = rows.filter(
    (row) => (row.order_id ?? row.bill_serial) !== null && !endings.includes(row.kind),
  )
  if (steps.length === 0) return () => false
  const ended = await db
    .selectFrom('notifications')
    .select(['id', 'user_id', 'order_id', 'bill_serial'])
    .where('user_id', 'in', [...new Set(steps.map((row) => row.user_id))])
    .where('id', '>', steps.map(({ id }) => id).toSorted()[0]!)
    .where('kind', 'in', endings)
    .execute()
  return (row) =>
    steps.includes(row) &&
    ended.some(
      (ending) =>
        ending.user_id === row.user_id &&
        ending.id > row.id &&
        ((row.order_id !== null && ending.order_id === row.order_id) ||
          (row.bill_serial !== null && ending.bill_serial === row.bill_serial)),
    )
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
