import { closePayment } from '../payments/public.ts'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'
import { endUnpaid } from './end.ts'

/** Ends the orders whose deadline has passed. The deadline is stored in the order's row, so it survives a restart. */
export async function expireOrders(gateway: Gateway): Promise<void> {
  await expireIn(gateway, 'awaiting_payment')
  await expireIn(gateway, 'awaiting_approval')
}

const expireIn = (gateway: Gateway, state: 'awaiting_payment' | 'awaiting_approval') =>
  eachDue(gateway, {
    job: 'end unpaid orders',
    table: 'orders',
    key: ['id'],
    due: (db) =>
      db
        .selectFrom('orders')
        .select('id')
        .where('state', '=', state)
        .where('payment_deadline', '<=', gateway.now())
        .orderBy('payment_deadline'),
    async work(trx, { id }) {
      const end = { orderId: id, as: 'expired' as const, reason: '', at: gateway.now() }
      if (await endUnpaid(trx, end)) return () => closePayment(gateway, { type: 'order', id })
    },
  })
