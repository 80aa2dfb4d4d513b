import { expireSubjects } from '../payments/public.ts'
import type { Gateway } from '../server/domain.ts'
import { endUnpaid } from './end.ts'

/** Ends the orders whose deadline has passed. The deadline is stored in the order's row, so it survives a restart. */
export async function expireOrders(gateway: Gateway): Promise<void> {
  await expireIn(gateway, 'awaiting_payment')
  await expireIn(gateway, 'awaiting_approval')
}

const expireIn = (gateway: Gateway, state: 'awaiting_payment' | 'awaiting_approval') =>
  expireSubjects(gateway, {
    job: 'end unpaid orders',
    type: 'order',
    due: (db) =>
      db
        .selectFrom('orders')
        .select('id')
        .where('state', '=', state)
        .where('payment_deadline', '<=', gateway.now())
        .orderBy('payment_deadline'),
    end: (trx, id) => endUnpaid(trx, { orderId: id, as: 'expired', reason: '', at: gateway.now() }),
  })
