import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachUnheld } from '../server/due-work.ts'
import { move } from './ledger.ts'
import { balanceLots } from './point-lots.ts'

/**
 * Ends points a year after they were earned. Points that an order has paid with are in no lot, so they do not expire
 * under it. The account is locked before its lots.
 */
export const expirePoints = (gateway: Gateway): Promise<void> =>
  eachUnheld(gateway, {
    job: 'expire points',
    key: ['id'],
    due: (db) =>
      db
        .selectFrom('point_lots')
        .select(['id', 'user_id'])
        .where('expires_at', '<=', gateway.now())
        .where('rest', '>', 0)
        .orderBy('expires_at'),
    work: (lot) => atomically(gateway.db, (trx) => expire(trx, lot, gateway.now())),
  })

async function expire(trx: Trx, { id, user_id }: { id: string; user_id: string }, at: Date) {
  // The account is locked before the lot is read, so that of several gateways one expires it.
  const account = await trx
    .selectFrom('wallet_accounts')
    .select('balance')
    .where('user_id', '=', user_id)
    .where('currency', '=', 'POINT')
    .forUpdate()
    .executeTakeFirst()
  await balanceLots(trx, { userId: user_id, balance: account?.balance ?? 0, at })
  const lot = await trx
    .selectFrom('point_lots')
    .select(['rest', 'remark'])
    .where('id', '=', id)
    .where('rest', '>', 0)
    .executeTakeFirst()
  if (!lot) return
  await move(trx, {
    userId: user_id,
    currency: 'POINT',
    amount: -lot.rest,
    counter: 'shop:promotion',
    category: 'POINT_EXPIRED',
    // Points can return to a lot that another gateway has not yet expired, and expire again.
    reference: `${id}/${at.getTime()}`,
    remark: lot.remark,
    lotId: id,
    at,
  })
}
