import type * as orderCalls from '@borong/api/orders'
import type { Reply } from '@borong/api/types'
import { requestOf } from '../approvals/public.ts'
import { paymentOf, viewPayment } from '../payments/public.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { accountOf } from '../identity/public.ts'
import { issuedFor } from '../tax-invoices/public.ts'
import { parcelsOf } from './parcels-of.ts'
import { orderFor } from './visible.ts'
import { wireState } from './wire-state.ts'
import { totalsOf, viewOrder, type OrderView } from './view.ts'

/** Reads one order by id or serial, with all data of its page; undefined when this buyer may not read it. */
export async function readOrder(
  gateway: Gateway,
  buyerId: string,
  orderId: string,
  language: Language,
): Promise<OrderView | undefined> {
  const order = await orderFor(gateway.db, 'read', { buyerId, orderId })
  return order && viewFor(gateway, order, buyerId, language)
}

async function viewFor(
  gateway: Gateway,
  order: NonNullable<Awaited<ReturnType<typeof orderFor>>>,
  buyerId: string,
  language: Language,
): Promise<OrderView> {
  const { db } = gateway
  const isOwn = order.user_id === buyerId
  const mayPay = order.acts.has('pay')
  const payment = await paymentOf(gateway, { type: 'order', id: order.id })
  const parcels = await parcelsOf(db, [order.id])
  const lines = parcels.flatMap((parcel) => parcel.lines)
  const events = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute()
  const reviewed = await db
    .selectFrom('product_reviews')
    .select('product_id')
    .where('user_id', '=', buyerId)
    .where(
      'product_id',
      'in',
      lines.map((line) => line.product_id),
    )
    .execute()
  return viewOrder({
    order,
    parcels,
    lines,
    events,
    reviewed: new Set(reviewed.map((review) => review.product_id)),
    payment: shownPayment(
      await viewPayment(mayPay ? payment : { ...payment, qr_text: null }, gateway.now(), language),
      mayPay,
    ),
    approval: await approvalOf(gateway, order.id),
    tax_invoices: await issuedFor(db, order.id),
    acts: order.acts,
    receives: order.receives,
    ordered_by: isOwn ? null : ((await accountOf(db, order.user_id))?.name ?? ''),
    language,
    now: gateway.now(),
  })
}

// Members who may not pay an order see how it is paid.
const shownPayment = (payment: OrderView['payment'], mayPay: boolean): OrderView['payment'] =>
  mayPay ? payment : { ...payment, url: null, account_number: null, instructions: [] }

async function approvalOf({ db }: Gateway, orderId: string): Promise<OrderView['approval']> {
  const request = await requestOf(db, orderId)
  if (!request) return null
  const { language: _language, ...shown } = request
  return {
    ...shown,
    expires_at: request.expires_at.toISOString(),
    refused_lines: request.refused_lines.map(({ name, quantity, unit }) => ({
      name,
      quantity,
      unit_type: unit,
    })),
  }
}

/** The reply to the creation of an order: the payment URL, or the completion URL when there is nothing to pay. */
export async function readCreated(
  gateway: Gateway,
  orderId: string,
): Promise<Reply<typeof orderCalls.createOrder>> {
  const order = await gateway.db
    .selectFrom('orders')
    .select(['id', 'serial', 'state', 'totals'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const payment = await paymentOf(gateway, { type: 'order', id: orderId })
  const completion_url = `${gateway.config.shopUrl}/thank-you/${order.serial}`
  const isUnpaid = order.state === 'awaiting_payment'
  const isOpen = isUnpaid && payment.url !== null
  return {
    data: {
      order_id: order.id,
      order_serial: order.serial,
      state: wireState(order.state),
      awaits_approval: order.state === 'awaiting_approval',
      totals: totalsOf(order),
      payment: {
        id: payment.id,
        ...(isOpen && payment.url ? { url: payment.url } : { completion_url }),
        ...(isUnpaid && payment.url === null ? { is_preparing: true as const } : {}),
      },
    },
  }
}
