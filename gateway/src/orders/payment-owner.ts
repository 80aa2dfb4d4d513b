import type { PaymentMoment, PaymentOwner, PaymentRow } from '../payments/public.ts'
import type { Trx } from '../server/database.ts'
import { endUnpaid } from './end.ts'
import { notifyOfOrder } from './notify-of-order.ts'
import { markPaid } from './pay.ts'
import { ownedOrder } from './visible.ts'

/** Payments of orders. */
export const orderPayments: PaymentOwner = {
  subject: 'order',
  refundCategory: 'ORDER_REFUND',
  async lock(trx, orderId) {
    await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute()
  },
  companyOf: async (db, orderId) => (await ownedOrder(db, orderId)).company_id,
  paid: (trx, { subject_id }, { at, gateway }) =>
    markPaid(trx, { orderId: subject_id, at, demoSpeed: gateway.config.demoSpeed }),
  failed: (trx, payment, moment) => notifyOf(trx, 'PAYMENT_FAILED', payment, moment),
  async expired(trx, { subject_id }, { at }) {
    await endUnpaid(trx, { orderId: subject_id, as: 'expired', reason: '', at })
  },
  refunded: (trx, payment, moment) => notifyOf(trx, 'PAYMENT_REFUNDED', payment, moment),
  returnPath: ({ subject_serial }) => `/thank-you/${subject_serial}`,
}

const notifyOf = async (
  trx: Trx,
  kind: 'PAYMENT_FAILED' | 'PAYMENT_REFUNDED',
  { subject_id }: PaymentRow,
  { at }: PaymentMoment,
) => notifyOfOrder(trx, await ownedOrder(trx, subject_id), { kind, at })
