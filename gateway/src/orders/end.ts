import { returnCallOffs } from '../agreed-prices/public.ts'
import { closeRequest } from '../approvals/public.ts'
import { returnDeal, returnStock } from '../catalogue/public.ts'
import { freeBudgets } from '../companies/public.ts'
import { freeCredit } from '../credit/public.ts'
import { endPayment } from '../payments/public.ts'
import type { Trx } from '../server/database.ts'
import { reopenQuote } from '../quotes/public.ts'
import { returnVoucher, voidReferral } from '../vouchers/public.ts'
import { move } from '../wallet/public.ts'
import { bookedOwner } from './booked-owner.ts'
import { addEvent } from './events.ts'
import { notifyOfOrder } from './notify-of-order.ts'

/** Ends an order that awaits approval or payment: returns stock, deal, voucher, quote, points, credit and wallet. False when it is not unpaid. */
export async function endUnpaid(
  trx: Trx,
  end: {
    orderId: string
    as: 'cancelled' | 'expired'
    reason: string
    at: Date
    /** The caller writes the event and notifies the buyer. */
    silent?: boolean
  },
): Promise<boolean> {
  const before = await trx
    .selectFrom('orders')
    .select('state')
    .where('id', '=', end.orderId)
    .forUpdate()
    .executeTakeFirst()
  const order = await trx
    .updateTable('orders')
    .set({ state: end.as, cancel_reason: end.reason, updated_at: end.at })
    .where('id', '=', end.orderId)
    .where('state', 'in', ['awaiting_payment', 'awaiting_approval'])
    .returning(['id', 'serial', 'user_id', 'company_id', 'totals'])
    .executeTakeFirst()
  if (!order) return false
  await closeRequest(trx, {
    subjectId: order.id,
    as: end.as === 'expired' ? 'expired' : 'withdrawn',
  })
  await endPayment(trx, { type: 'order', id: order.id }, end)

  const lines = await trx
    .selectFrom('order_lines')
    .select(['product_id', 'quantity', 'deal_id'])
    .where('order_id', '=', order.id)
    .execute()
  const goods = lines.map((line) => ({ productId: line.product_id, quantity: line.quantity }))
  await returnCallOffs(trx, order.id, goods)
  await returnStock(trx, goods)
  for (const { deal_id, product_id, quantity } of lines) {
    if (deal_id !== null)
      await returnDeal(trx, { dealId: deal_id, productId: product_id, quantity })
  }
  await returnVoucher(trx, order.id)
  await voidReferral(trx, order.id)
  await reopenQuote(trx, order.id, end.at)
  await freeBudgets(trx, order.id)
  await freeCredit(trx, order.id)
  const used = {
    POINT: order.totals.points_used,
    CREDIT: order.totals.credit_used,
    IDR: order.totals.wallet_used,
  }
  for (const currency of ['POINT', 'CREDIT', 'IDR'] as const) {
    if (used[currency] === 0) continue
    await move(trx, {
      userId: await bookedOwner(trx, order, 'ORDER_PAYMENT'),
      currency,
      amount: used[currency],
      counter: 'shop:sales',
      category: 'ORDER_REFUND',
      reference: order.serial,
      remark: order.serial,
      at: end.at,
    })
  }
  if (end.silent) return true
  const kind =
    end.as === 'cancelled'
      ? 'ORDER_CANCELLED'
      : before?.state === 'awaiting_approval'
        ? 'APPROVAL_EXPIRED'
        : 'ORDER_EXPIRED'
  await addEvent(trx, { orderId: order.id, code: kind, detail: end.reason, at: end.at })
  await notifyOfOrder(trx, order, { kind, at: end.at })
  return true
}
