import { createHash } from 'node:crypto'
import type { Database, Trx } from '../server/database.ts'
import { ownerOfCode, storeInvitation } from '../invitations/public.ts'
import { hasStandingOrder } from './use.ts'

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
  const owner = await ownerOfCode(db, code)
  if (!owner || owner === buyerId || (await hasStandingOrder(db, buyerId))) return undefined
  return owner
}

/** Stores the referrer of an order's buyer. */
export async function storeReferral(
  trx: Trx,
  referral: {
    orderId: string
    buyerId: string
    referrerId: string
    /** Known when the buyer has typed the code now; the link of a registration was noted then. */
    typed?: { isSameDevice: boolean } | undefined
    at: Date
  },
): Promise<void> {
  const { orderId, buyerId, referrerId, typed, at } = referral
  const stored = await trx
    .insertInto('referrals')
    .values({ order_id: orderId, buyer_id: buyerId, referrer_id: referrerId, state: 'waiting' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  if (stored && typed) await storeInvitation(trx, { buyerId, referrerId, ...typed, at })
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

/** Who invited a buyer that has no order yet. */
export async function inviterOf(db: Database, buyerId: string): Promise<string | undefined> {
  const invitation = await db
    .selectFrom('referral_invitations')
    .select('referrer_id')
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst()
  if (!invitation || (await hasStandingOrder(db, buyerId))) return undefined
  return invitation.referrer_id
}

/** The buyers who came with a code, to be joined. */
export const invitedBuyers = (db: Pick<Database, 'selectFrom'>) =>
  db.selectFrom('referral_invitations').select(['buyer_id', 'referrer_id'])
