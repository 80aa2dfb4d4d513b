import { atomically, type Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import { lockBuyer } from '../identity/public.ts'

const MOST_REMINDERS = 100

/** Stores a request for a notification when a deal begins. */
export async function remindOfDeal(
  db: Database,
  reminder: { dealId: number; userId: string; now: Date },
): Promise<'stored' | 'REMINDER_LIMIT'> {
  return atomically(db, async (trx) => {
    await lockBuyer(trx, reminder.userId)
    const { count } = await trx
      .selectFrom('deal_reminders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', reminder.userId)
      .executeTakeFirstOrThrow()
    if (count >= MOST_REMINDERS) return 'REMINDER_LIMIT' as const
    await trx
      .insertInto('deal_reminders')
      .values({ deal_id: reminder.dealId, user_id: reminder.userId, created_at: reminder.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return 'stored' as const
  })
}

/** Whether this buyer has a reminder for the deal. */
export async function isRemindedOf(db: Database, dealId: number, visitor: Visitor) {
  if (!visitor.userId) return false
  const reminder = await db
    .selectFrom('deal_reminders')
    .select('deal_id')
    .where('deal_id', '=', dealId)
    .where('user_id', '=', visitor.userId)
    .executeTakeFirst()
  return reminder !== undefined
}
