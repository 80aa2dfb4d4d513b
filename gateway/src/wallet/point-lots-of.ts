import type { Database } from '../server/database.ts'

const SHOWN = 50

/** The lots of a buyer that expire first, what expires next, and what the buyer owes. */
export async function pointLotsOf(db: Database, userId: string) {
  const mine = db.selectFrom('point_lots').where('user_id', '=', userId).where('rest', '>', 0)
  const { count } = await mine
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const lots = await mine.selectAll().orderBy('expires_at').orderBy('id').limit(SHOWN).execute()
  const first = lots[0]
  const debt = await db
    .selectFrom('point_debts')
    .select('amount')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    lots,
    count: Number(count),
    next: first ? { amount: first.rest, expires_at: first.expires_at.toISOString() } : null,
    owed: debt?.amount ?? 0,
  }
}
