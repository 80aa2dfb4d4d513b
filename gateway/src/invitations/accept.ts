import { notify } from '../notifications/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { maskedName } from './masked-name.ts'

/** Who invited a buyer, by the link of the registration or by the code at the first checkout. */
interface ReferralInvitationTable {
  buyer_id: string
  referrer_id: string
  invited_at: Date
  same_device: boolean
}

declare module '../server/database.ts' {
  interface Tables {
    referral_invitations: ReferralInvitationTable
  }
}

/** The buyer with this referral code. */
export async function ownerOfCode(db: Database, code: string): Promise<string | undefined> {
  const owner = await db
    .selectFrom('referral_codes')
    .select('user_id')
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst()
  return owner?.user_id
}

/** Stores whose link a new buyer registered with. An unknown code does not prevent the registration. */
export async function acceptInvitation(
  trx: Trx,
  accepted: {
    code: string
    buyer: { id: string; name: string }
    /** Whether the referrer has signed in before in the browser of the registration. */
    isDeviceOf: (userId: string) => Promise<boolean>
    at: Date
  },
): Promise<void> {
  const { buyer, at } = accepted
  const referrerId = await ownerOfCode(trx, accepted.code)
  if (!referrerId || referrerId === buyer.id) return
  await storeInvitation(trx, {
    buyerId: buyer.id,
    referrerId,
    isSameDevice: await accepted.isDeviceOf(referrerId),
    at,
  })
  await notify(trx, {
    userId: referrerId,
    kind: 'REFERRAL_JOINED',
    path: '/referral',
    detail: maskedName(buyer.name),
    at,
  })
}

/** Notes who invited a buyer. A code that the buyer types at the first checkout replaces the link of the registration. */
export async function storeInvitation(
  trx: Trx,
  invitation: { buyerId: string; referrerId: string; isSameDevice: boolean; at: Date },
): Promise<void> {
  const told = { referrer_id: invitation.referrerId, same_device: invitation.isSameDevice }
  await trx
    .insertInto('referral_invitations')
    .values({ ...told, buyer_id: invitation.buyerId, invited_at: invitation.at })
    .onConflict((conflict) => conflict.column('buyer_id').doUpdateSet(told))
    .execute()
}
