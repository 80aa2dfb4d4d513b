import * as voucherCalls from '@borong/api/vouchers'
import type { Gateway, Language } from '../server/domain.ts'
import { maskedName } from '../invitations/public.ts'
import { referralReasonMessage } from './messages.ts'
import { MINIMUM_ORDER, type ReferralReason } from './referral-reasons.ts'
import { BONUS_POINTS, HOLD_DAYS, REWARDS_A_MONTH, rewardsInMonth } from './referral-rewards.ts'
import { referralCodeOf } from './referrals.ts'

/** F-06: the buyer's own code with its rules, and the buyers who came with it. */
export function serveReferral({ serve, db, config, now }: Gateway) {
  serve(voucherCalls.referral, async ({ buyerId }) => {
    const code = await referralCodeOf(db, buyerId)
    const { total } = await db
      .selectFrom('referrals')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('referrer_id', '=', buyerId)
      .where('state', '=', 'paid')
      .executeTakeFirstOrThrow()
    return {
      data: {
        code,
        link: `${config.shopUrl}/register?ajak=${code}`,
        reward_points: BONUS_POINTS,
        minimum_order: MINIMUM_ORDER,
        hold_days: HOLD_DAYS,
        rewards_a_month: REWARDS_A_MONTH,
        rewards_this_month: await rewardsInMonth(db, buyerId, now()),
        earned_points: Number(total) * BONUS_POINTS,
      },
    }
  })

  serve(voucherCalls.invitedBuyers, async ({ query: { page, limit }, buyerId, language }) => {
    const { total } = await db
      .selectFrom('referral_invitations')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('referrer_id', '=', buyerId)
      .executeTakeFirstOrThrow()
    const rows = await db
      .selectFrom('referral_invitations as invitation')
      .leftJoin('users', 'users.id', 'invitation.buyer_id')
      .leftJoin('referrals', (join) =>
        join
          .onRef('referrals.buyer_id', '=', 'invitation.buyer_id')
          .on('referrals.state', '<>', 'void'),
      )
      .select([
        'invitation.buyer_id',
        'users.name',
        'invited_at',
        'same_device',
        'state',
        'reason',
        'release_at',
        'rewarded_at',
      ])
      .where('invitation.referrer_id', '=', buyerId)
      .orderBy('invited_at', 'desc')
      .orderBy('invitation.buyer_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    const items = rows.map((row, at) => ({
      // The place in the list, because the id of another buyer is not told.
      id: String((page - 1) * limit + at + 1),
      name: maskedName(row.name ?? ''),
      invited_at: row.invited_at.toISOString(),
      ...stateOf(row, language),
      release_at: row.release_at?.toISOString() ?? null,
      rewarded_at: row.rewarded_at?.toISOString() ?? null,
    }))
    return { data: { items, total_count: Number(total), page, limit } }
  })
}

const states = {
  waiting: 'bought',
  held: 'held',
  paid: 'rewarded',
  refused: 'refused',
  void: 'invited',
} as const

function stateOf(
  row: { state: keyof typeof states | null; reason: ReferralReason | null; same_device: boolean },
  language: Language,
) {
  const reason = row.reason ?? (row.same_device ? ('SAME_DEVICE' as const) : null)
  if (!reason) return { state: states[row.state ?? 'void'], reason: null, message: '' }
  return { state: 'refused' as const, reason, message: referralReasonMessage(reason, language) }
}
