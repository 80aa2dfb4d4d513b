import { endUnpaid, markPaid } from '../orders/public.ts'
import { notify } from '../notifications/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { move } from '../wallet/public.ts'
import type { PaymentEvent } from './payment-provider.ts'

/**
 * Applies a provider's event to the payment and its order. A repeated event changes nothing. Returns false for an
 * unknown payment.
 */
export async function applyEvent(
  { db, now, config }: Gateway,
  event: PaymentEvent,
): Promise<boolean> {
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', event.payment_id)
    .executeTakeFirst()
  if (!payment || payment.reference !== event.reference || payment.amount !== event.amount)
    return false
  const at = now()
  await atomically(db, async (trx) => {
    // Locks the order's row first, as every change of an order does, so concurrent changes wait here.
    await trx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', payment.order_id)
      .forUpdate()
      .execute()
    if (event.event === 'expired') {
      await endUnpaid(trx, { orderId: payment.order_id, as: 'expired', reason: '', at })
      return
    }
    if (event.event === 'failed') {
      const failed = await trx
        .updateTable('payments')
        .set({ state: 'failed', failure: event.failure ?? 'FAILED' })
        .where('id', '=', payment.id)
        .where('state', 'in', ['pending', 'failed'])
        .returning('id')
        .executeTakeFirst()
      if (failed)
        await notify(trx, {
          userId: payment.user_id,
          kind: 'PAYMENT_FAILED',
          orderId: payment.order_id,
          serial: payment.order_serial,
          at,
        })
      return
    }
    const paid = await trx
      .updateTable('payments')
      .set({ state: 'paid', paid_at: at, failure: null })
      .where('id', '=', payment.id)
      .where('state', '!=', 'paid')
      .returning('id')
      .executeTakeFirst()
    if (
      !paid ||
      (await markPaid(trx, { orderId: payment.order_id, at, demoSpeed: config.demoSpeed }))
    )
      return
    // The money came after the order had ended, so it goes to the buyer's wallet.
    await move(trx, {
      userId: payment.user_id,
      currency: 'IDR',
      amount: payment.amount,
      counter: 'shop:bank',
      category: 'ORDER_REFUND',
      reference: `${payment.order_serial}/late`,
      remark: payment.order_serial,
      at,
    })
    await notify(trx, {
      userId: payment.user_id,
      kind: 'PAYMENT_REFUNDED',
      orderId: payment.order_id,
      serial: payment.order_serial,
      at,
    })
  })
  return true
}
