import { lockBuyer } from '../identity/public.ts'
import { atomically, type Database } from '../server/database.ts'

export const MOST_WISHES = 500

/** The products on a buyer's wishlist, the latest first. */
export async function wishesOf(
  db: Pick<Database, 'selectFrom'>,
  userId: string,
): Promise<{ product_id: number; created_at: Date }[]> {
  return db
    .selectFrom('wishes')
    .select(['product_id', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .limit(MOST_WISHES)
    .execute()
}

/** Adds existing products to the wishlist; false when they don't fit. */
export const addWishes = (
  db: Database,
  userId: string,
  productIds: readonly number[],
  now: Date,
): Promise<boolean> =>
  atomically(db, async (trx) => {
    await lockBuyer(trx, userId)
    const held = new Set((await wishesOf(trx, userId)).map((wish) => wish.product_id))
    const added = productIds.filter((id) => !held.has(id))
    if (held.size + added.length > MOST_WISHES) return false
    if (added.length === 0) return true
    await trx
      .insertInto('wishes')
      .values(added.map((product_id) => ({ user_id: userId, product_id, created_at: now })))
      .execute()
    return true
  })

export async function removeWish(db: Database, userId: string, productId: number): Promise<void> {
  await db
    .deleteFrom('wishes')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute()
}
