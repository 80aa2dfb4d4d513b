import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'

const MOST_REMINDERS = 100

/** Stores a request for a notification when a deal begins. */
export async function remindOfDeal(
  db: Database,
  wish: { dealId: number; userId: string; now: Date },
): Promise<'kept' | 'REMINDER_LIMIT'> {
  const { count } = await db
    .selectFrom('deal_reminders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', wish.userId)
    .executeTakeFirstOrThrow()
  if (count >= MOST_REMINDERS) return 'REMINDER_LIMIT'
  await db
    .insertInto('deal_reminders')
    .values({ deal_id: wish.dealId, user_id: wish.userId, created_at: wish.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return 'kept'
}

/** Whether this buyer has a reminder for the deal. */
export async function isRemindedOf(db: Database, dealId: number, visitor: Visitor) {
  if (!visitor.userId) return false
  const wish = await db
    .selectFrom('deal_reminders')
    .select('deal_id')
    .where('deal_id', '=', dealId)
    .where('user_id', '=', visitor.userId)
    .executeTakeFirst()
  return wish !== undefined
}
