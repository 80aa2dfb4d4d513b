import { providerOf } from '../payments/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { endUnpaid } from './end.ts'

const AT_ONCE = 100

/** Ends the orders whose deadline has passed. The deadline is stored in the order's row, so it survives a restart. */
export async function expireOrders(gateway: Gateway): Promise<void> {
  const late = await gateway.db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'awaiting_payment')
    .where('payment_deadline', '<=', gateway.now())
    .orderBy('payment_deadline')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of late) {
    const ended = await atomically(gateway.db, (trx) =>
      endUnpaid(trx, { orderId: id, as: 'expired', reason: '', at: gateway.now() }),
    )
    if (ended) await closeBill(gateway, id)
  }
}

/** Closes the payment at the provider. A later payment of the order goes to the buyer's wallet. */
export async function closeBill(gateway: Gateway, orderId: string): Promise<void> {
  const payment = await gateway.db
    .selectFrom('payments')
    .select('reference')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!payment?.reference) return
  await providerOf(gateway)
    .close(payment.reference)
    .catch((error: unknown) =>
      gateway.app.log.warn({ error, orderId }, 'The payment could not be closed'),
    )
}
