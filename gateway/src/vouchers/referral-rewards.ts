import { sql } from 'kysely'
import { DAY_MS } from '@borong/api/rules/time'
import { notify } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'
import { monthOf, wibMonth } from '../server/wib.ts'
import { earnPoints, takeBackPoints } from '../wallet/public.ts'
import { maskedName } from '../invitations/public.ts'
import { MINIMUM_ORDER, samePerson, type ReferralReason } from './referral-reasons.ts'

export const BONUS_POINTS = 10_000
export const REWARDS_A_MONTH = 20
export const HOLD_DAYS = 7

interface Referral {
  order_id: string
  buyer_id: string
  referrer_id: string
}

/** Decides about the reward when the order is completed: it is held for seven days, or refused with a reason. */
export async function holdReferral(trx: Trx, orderId: string, at: Date): Promise<void> {
  const referral = await trx
    .selectFrom('referrals')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  if (!referral) return
  const reason = await reasonAgainst(trx, referral, at)
  if (reason) return refuse(trx, referral, reason, at)
  await trx
    .updateTable('referrals')
    .set({ state: 'held', held_at: at, release_at: new Date(at.getTime() + HOLD_DAYS * DAY_MS) })
    .where('order_id', '=', orderId)
    .execute()
  await notifyReferrer(trx, referral, 'REFERRAL_HELD', at)
}

async function reasonAgainst(
  trx: Trx,
  { order_id: orderId, buyer_id: buyerId, referrer_id: referrerId }: Referral,
  at: Date,
): Promise<ReferralReason | undefined> {
  if ((await worthOf(trx, orderId)).rest < MINIMUM_ORDER) return 'MINIMUM_ORDER'
  const reason = await samePerson(trx, { orderId, buyerId, referrerId })
  if (reason) return reason
  // The code's row makes referrals of one referrer wait for each other, so that two do not share the last place.
  await trx
    .selectFrom('referral_codes')
    .select('code')
    .where('user_id', '=', referrerId)
    .forUpdate()
    .executeTakeFirst()
  return (await rewardsInMonth(trx, referrerId, at)) >= REWARDS_A_MONTH
    ? 'MONTHLY_LIMIT'
    : undefined
}

/** The rewards of a referrer, given or held, for orders that were completed in the month of this moment. */
export async function rewardsInMonth(
  db: Gateway['db'] | Trx,
  referrerId: string,
  at: Date,
): Promise<number> {
  const { from, to } = wibMonth(monthOf(at))
  const { count } = await db
    .selectFrom('referrals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('referrer_id', '=', referrerId)
    .where('state', 'in', ['held', 'paid'])
    .where('held_at', '>=', from)
    .where('held_at', '<', to)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The goods of an order after the voucher and after refunds, and what was refunded. */
export async function worthOf(
  trx: Trx,
  orderId: string,
): Promise<{ rest: number; refunded: number }> {
  const { totals } = await trx
    .selectFrom('orders')
    .select('totals')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { sum } = await trx
    .selectFrom('order_parcels')
    .select(sql<number>`sum(refunded - refunded_costs)`.as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const refunded = Number(sum ?? 0)
  return { rest: totals.total_price - totals.total_discount - refunded, refunded }
}

/** Gives the rewards whose time of waiting is over. */
export const releaseReferrals = (gateway: Gateway): Promise<void> =>
  eachDue(gateway, {
    job: 'release referral rewards',
    table: 'referrals',
    key: ['order_id'],
    due: (db) =>
      db
        .selectFrom('referrals')
        .select(['order_id', 'buyer_id', 'referrer_id'])
        .where('state', '=', 'held')
        .where('release_at', '<=', gateway.now())
        .orderBy('release_at'),
    work: (trx, referral) => release(trx, referral, gateway.now()),
  })

async function release(trx: Trx, referral: Referral, at: Date) {
  await trx
    .updateTable('referrals')
    .set({ state: 'paid', rewarded_at: at })
    .where('order_id', '=', referral.order_id)
    .execute()
  const { serial } = await trx
    .selectFrom('orders')
    .select('serial')
    .where('id', '=', referral.order_id)
    .executeTakeFirstOrThrow()
  // In the order of the ids, so that two rewards at the same moment can't deadlock.
  for (const userId of bothOf(referral))
    await earnPoints(trx, {
      userId,
      amount: BONUS_POINTS,
      category: 'REFERRAL',
      reference: `${serial}/${userId}`,
      remark: serial,
      at,
    })
  await notifyReferrer(trx, referral, 'REFERRAL_REWARDED', at)
  await notify(trx, {
    userId: referral.buyer_id,
    kind: 'REFERRAL_WELCOMED',
    path: '/points',
    detail: serial,
    at,
  })
}

const bothOf = ({ buyer_id, referrer_id }: Referral) => [buyer_id, referrer_id].toSorted()

/**
 * Updates the referral reward after a refund of the order. A refund cancels a reward that is held. A credited reward is
 * debited from both accounts when the remaining goods are below the minimum; spent points are deducted from the next
 * earnings.
 */
export async function refundReferral(
  trx: Trx,
  order: { id: string; serial: string },
  at: Date,
): Promise<void> {
  const referral = await trx
    .selectFrom('referrals')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', 'in', ['held', 'paid'])
    .forUpdate()
    .executeTakeFirst()
  if (!referral) return
  if (referral.state === 'held') return refuse(trx, referral, 'REFUNDED', at)
  if ((await worthOf(trx, order.id)).rest >= MINIMUM_ORDER) return
  await refuse(trx, referral, 'REFUNDED', at)
  for (const userId of bothOf(referral))
    await takeBackPoints(trx, {
      userId,
      amount: BONUS_POINTS,
      reference: `${order.serial}/${userId}`,
      remark: order.serial,
      at,
    })
}

async function refuse(trx: Trx, referral: Referral, reason: ReferralReason, at: Date) {
  await trx
    .updateTable('referrals')
    .set({ state: 'refused', reason, release_at: null })
    .where('order_id', '=', referral.order_id)
    .execute()
  await notifyReferrer(trx, referral, 'REFERRAL_REFUSED', at)
}

async function notifyReferrer(
  trx: Trx,
  { buyer_id, referrer_id }: Referral,
  kind: 'REFERRAL_HELD' | 'REFERRAL_REWARDED' | 'REFERRAL_REFUSED',
  at: Date,
) {
  const buyer = await trx
    .selectFrom('users')
    .select('name')
    .where('id', '=', buyer_id)
    .executeTakeFirst()
  const detail = maskedName(buyer?.name ?? '')
  await notify(trx, { userId: referrer_id, kind, path: '/referral', detail, at })
}
