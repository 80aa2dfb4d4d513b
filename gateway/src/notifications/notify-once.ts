import type { Database, Trx } from '../server/database.ts'
import { notify } from './notify.ts'

type News = Parameters<typeof notify>[1] & { path: `/${string}` }
type Subject = Pick<News, 'userId' | 'kind' | 'path'>

/** Notifies a buyer unless the last notification of this kind and page is still unread. */
export async function notifyOnce(trx: Trx, news: News): Promise<void> {
  const unread = await unreadOf(trx, news).select('id').limit(1).executeTakeFirst()
  if (!unread) await notify(trx, news)
}

/** Marks notifications as read whose page the buyer has opened. */
export async function readNews(db: Database, subject: Subject, at: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('id', 'in', unreadOf(db, subject).select('id'))
    .execute()
}

const unreadOf = (db: Database, { userId, kind, path }: Subject) =>
  db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('kind', '=', kind)
    .where('path', '=', path)
