import { notify } from '../notifications/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { move } from '../wallet/public.ts'

/** Pays a completed order's cash back into the wallet, once. It fails while the wallet is not active. */
export async function payCashBack(trx: Trx, orderId: string, at: Date): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'serial', 'user_id', 'totals', 'cash_back_state'])
    .where('id', '=', orderId)
    .where('state', '=', 'completed')
    .where('cash_back_state', 'in', ['waiting', 'failed'])
    .forUpdate()
    .executeTakeFirst()
  if (!order) return
  const paid = await move(trx, {
    userId: order.user_id,
    currency: 'IDR',
    amount: order.totals.cash_back,
    counter: 'shop:promotion',
    category: 'CASH_BACK',
    reference: order.serial,
    remark: order.serial,
    at,
  })
  const state = paid ? 'paid' : 'failed'
  if (state === order.cash_back_state) return
  await trx
    .updateTable('orders')
    .set({ cash_back_state: state })
    .where('id', '=', order.id)
    .execute()
  const kind = paid ? 'CASH_BACK_PAID' : 'CASH_BACK_FAILED'
  await notify(trx, { userId: order.user_id, kind, orderId: order.id, serial: order.serial, at })
}

/** Retries failed cash backs for buyers whose wallet is active now. */
export async function retryCashBacks({ db, now }: Gateway): Promise<void> {
  const failed = await db
    .selectFrom('orders')
    .innerJoin('wallet_accounts', 'wallet_accounts.user_id', 'orders.user_id')
    .select('orders.id')
    .where('orders.cash_back_state', '=', 'failed')
    .where('wallet_accounts.currency', '=', 'IDR')
    .where('wallet_accounts.status', '=', 'active')
    .orderBy('orders.completed_at')
    .limit(50)
    .execute()
  for (const { id } of failed) await atomically(db, (trx) => payCashBack(trx, id, now()))
}
