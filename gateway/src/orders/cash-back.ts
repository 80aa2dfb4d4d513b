import { ownerIdOf } from '../memberships/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'
import { move } from '../wallet/public.ts'
import { keptOf, refundsIn } from './earnings.ts'
import { notifyOfOrder } from './notify-of-order.ts'
import type { OrderTable } from './table.ts'

/** Pays the cash back of a completed order's goods that were not refunded into the wallet, once. It fails while the wallet is not active. */
export async function payCashBack(trx: Trx, orderId: string, at: Date): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'serial', 'user_id', 'company_id', 'totals', 'cash_back_state'])
    .where('id', '=', orderId)
    .where('state', '=', 'completed')
    .where('cash_back_state', 'in', ['waiting', 'failed'])
    .forUpdate()
    .executeTakeFirst()
  if (!order) return
  const amount = keptOf(
    order.totals.cash_back,
    order.totals,
    (await refundsIn(trx, order.id)).goods,
  )
  if (amount === 0) return setState(trx, order.id, 'none')
  const paid = await move(trx, {
    userId: ownerIdOf(order),
    currency: 'IDR',
    amount,
    counter: 'shop:promotion',
    category: 'CASH_BACK',
    reference: order.serial,
    remark: order.serial,
    at,
  })
  const state = paid ? 'paid' : 'failed'
  if (state === order.cash_back_state) return
  await setState(trx, order.id, state)
  const kind = paid ? 'CASH_BACK_PAID' : 'CASH_BACK_FAILED'
  await notifyOfOrder(trx, order, { kind, at })
}

async function setState(
  trx: Trx,
  orderId: string,
  cash_back_state: OrderTable['cash_back_state'],
): Promise<void> {
  await trx.updateTable('orders').set({ cash_back_state }).where('id', '=', orderId).execute()
}

/** Retries failed cash backs for buyers whose wallet is active now. */
export const retryCashBacks = (gateway: Gateway): Promise<void> =>
  eachDue(gateway, {
    job: 'retry cash backs',
    table: 'orders',
    key: ['id'],
    due: (db) =>
      db
        .selectFrom('orders')
        .innerJoin('wallet_accounts', (join) =>
          join.on((eb) =>
            eb(
              'wallet_accounts.user_id',
              '=',
              eb.fn.coalesce('orders.company_id', 'orders.user_id'),
            ),
          ),
        )
        .select('orders.id')
        .where('orders.cash_back_state', '=', 'failed')
        .where('wallet_accounts.currency', '=', 'IDR')
        .where('wallet_accounts.status', '=', 'active')
        .orderBy('orders.completed_at'),
    work: (trx, { id }) => payCashBack(trx, id, gateway.now()),
  })
