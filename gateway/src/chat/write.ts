import { MINUTE_MS } from '@borong/api/rules/time'
import { newId } from '../server/new-id.ts'
import type { Database } from '../server/database.ts'
import type { SellerMessageTable } from './table.ts'

const MOST_A_MINUTE = 20

// Clients may use a key again in another talk.
const keyIn = (sellerId: number, key: string) => `${sellerId}/${key}`

/** Writes a message once. Returns the stored message when its key exists already. */
export async function writeMessage(
  db: Database,
  written: Omit<SellerMessageTable, 'id' | 'read_at'>,
): Promise<SellerMessageTable> {
  const message = { ...written, key: keyIn(written.seller_id, written.key) }
  await db
    .insertInto('seller_messages')
    .values({ id: newId(), ...message, read_at: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'from_seller', 'key']).doNothing())
    .execute()
  return db
    .selectFrom('seller_messages')
    .selectAll()
    .where('user_id', '=', message.user_id)
    .where('from_seller', '=', message.from_seller)
    .where('key', '=', message.key)
    .executeTakeFirstOrThrow()
}

/** Whether a message with this key exceeds the limit. Counted in the database, for all gateways together. */
export async function wroteTooMuch(
  db: Database,
  { buyerId, sellerId, key }: { buyerId: string; sellerId: number; key: string },
  now: Date,
): Promise<boolean> {
  const { count } = await db
    .selectFrom('seller_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', buyerId)
    .where('from_seller', '=', false)
    // After a lost response the client sends the stored message again.
    .where('key', '<>', keyIn(sellerId, key))
    .where('created_at', '>', new Date(now.getTime() - MINUTE_MS))
    .executeTakeFirstOrThrow()
  return count >= MOST_A_MINUTE
}
