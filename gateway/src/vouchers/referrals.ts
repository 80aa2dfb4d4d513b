import { createHash } from 'node:crypto'
import { move } from '../wallet/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { hasStandingOrder } from './use.ts'

const BONUS_POINTS = 10_000
// Without letters and digits that are easily confused.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** The buyer's own referral code; created at the first request. */
export async function referralCodeOf(db: Database, buyerId: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const known = await db
      .selectFrom('referral_codes')
      .select('code')
      .where('user_id', '=', buyerId)
      .executeTakeFirst()
    if (known) return known.code
    const bytes = createHash('sha256').update(`${buyerId}/${attempt}`).digest()
    const code = `AJAK${[...bytes.subarray(0, 6)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
    await db
      .insertInto('referral_codes')
      .values({ user_id: buyerId, code })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/**
 * The referrer with this code; undefined for an invalid use: an unknown or the buyer's own code, or not a first order.
 */
export async function referrerOf(
  db: Database,
  buyerId: string,
  code: string,
): Promise<string | undefined> {
  const owner = await db
    .selectFrom('referral_codes')
    .select('user_id')
    .where('code', '=', code.toUpperCase())
    .executeTakeFirst()
  if (!owner || owner.user_id === buyerId || (await hasStandingOrder(db, buyerId))) return undefined
  return owner.user_id
}

/** Stores the referrer of an order's buyer. */
export async function storeReferral(
  trx: Trx,
  referral: { orderId: string; buyerId: string; referrerId: string },
): Promise<void> {
  await trx
    .insertInto('referrals')
    .values({
      order_id: referral.orderId,
      buyer_id: referral.buyerId,
      referrer_id: referral.referrerId,
      state: 'waiting',
    })
    .execute()
}

/** Voids the referral of a cancelled order. */
export async function voidReferral(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable('referrals')
    .set({ state: 'void' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Gives both buyers their points when the order is completed. */
export async function payReferral(
  trx: Trx,
  order: { id: string; serial: string },
  at: Date,
): Promise<void> {
  const referral = await trx
    .updateTable('referrals')
    .set({ state: 'paid' })
    .where('order_id', '=', order.id)
    .where('state', '=', 'waiting')
    .returning(['buyer_id', 'referrer_id'])
    .executeTakeFirst()
  if (!referral) return
  // In the order of the ids, so that two concurrent payments can't deadlock.
  for (const userId of [referral.buyer_id, referral.referrer_id].toSorted()) {
    await move(trx, {
      userId,
      currency: 'POINT',
      amount: BONUS_POINTS,
      counter: 'shop:promotion',
      category: 'REFERRAL',
      reference: `${order.serial}/${userId}`,
      remark: order.serial,
      at,
    })
  }
}
