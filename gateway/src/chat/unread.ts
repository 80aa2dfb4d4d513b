import type { Database } from '../server/database.ts'

/** The number of sellers' messages that the buyer has not read. */
export async function unreadChat(db: Database, buyerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('seller_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', buyerId)
    .where('from_seller', '=', true)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
