import { closePayment } from '../payments/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { endUnpaid } from './end.ts'

const AT_ONCE = 100

/** Ends the orders whose deadline has passed. The deadline is stored in the order's row, so it survives a restart. */
export async function expireOrders(gateway: Gateway): Promise<void> {
  await expireIn(gateway, 'awaiting_payment')
  await expireIn(gateway, 'awaiting_approval')
}

async function expireIn(gateway: Gateway, state: 'awaiting_payment' | 'awaiting_approval') {
  const late = await gateway.db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', state)
    .where('payment_deadline', '<=', gateway.now())
    .orderBy('payment_deadline')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of late) {
    const ended = await atomically(gateway.db, (trx) =>
      endUnpaid(trx, { orderId: id, as: 'expired', reason: '', at: gateway.now() }),
    )
    if (ended) await closePayment(gateway, { type: 'order', id })
  }
}
