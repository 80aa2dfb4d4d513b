import { atomically, type Database } from '../server/database.ts'
import { lockBuyer } from '../identity/public.ts'

const MOST_REMINDERS = 100

/** Stores a request for a notification when a product is back in stock. */
export async function remindOfStock(
  db: Database,
  reminder: { productId: number; userId: string; now: Date },
): Promise<'stored' | 'PRODUCT_UNKNOWN' | 'REMINDER_LIMIT'> {
  const product = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', reminder.productId)
    .executeTakeFirst()
  if (!product) return 'PRODUCT_UNKNOWN'
  return atomically(db, async (trx) => {
    await lockBuyer(trx, reminder.userId)
    const { count } = await trx
      .selectFrom('stock_reminders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', reminder.userId)
      .executeTakeFirstOrThrow()
    if (count >= MOST_REMINDERS) return 'REMINDER_LIMIT' as const
    await trx
      .insertInto('stock_reminders')
      .values({
        product_id: reminder.productId,
        user_id: reminder.userId,
        created_at: reminder.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return 'stored' as const
  })
}
