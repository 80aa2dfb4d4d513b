import type { Database } from '../server/database.ts'

/** The number of notifications that the buyer has not read. */
export async function unreadNotifications(db: Database, buyerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', buyerId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
