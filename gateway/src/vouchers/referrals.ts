import { createHash } from 'node:crypto'
import { move } from '../wallet/ledger.ts'
import type { Database, Trx } from '../server/database.ts'
import { hasStandingOrder } from './use.ts'

const BONUS_POINTS = 10_000
// Without letters and digits that are read for one another.
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** The buyer's own code to give to others; made at the first look. */
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

/** Who gave the buyer this code; undefined when it can't be used: unknown, the buyer's own, or not a first order. */
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

/** Remembers with the order who brought its buyer. */
export async function keepReferral(
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

/** A cancelled order brings nobody. */
export async function voidReferral(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable('referrals')
    .set({ state: 'void' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .execute()
}

/** When the order is completed, both get their points. */
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
  // In the order of their ids, so that two such pairs never wait for each other.
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
