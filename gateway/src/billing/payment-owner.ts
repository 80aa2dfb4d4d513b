import type { PaymentOwner } from '../payments/public.ts'
import { markBillPaid } from './create.ts'
import { endUnpaidBill } from './end.ts'
import { notifyOfPayment, ownedIn } from './owner.ts'

/** Payments of single bills. */
export const billPayments: PaymentOwner = {
  kind: 'bill',
  subject: 'bill',
  refundCategory: 'BILL_REFUND',
  async lock(trx, billId) {
    await trx
      .selectFrom('bill_transactions')
      .select('id')
      .where('id', '=', billId)
      .forUpdate()
      .execute()
  },
  companyOf: async (db, id) => (await ownedIn(db, 'bill_transactions', id)).company_id,
  // A transfer's unique code arrives with the price, so a failure refunds both.
  async paid(trx, payment, moment) {
    const paid = { billId: payment.subject_id, paidAmount: payment.amount, at: moment.at }
    const isPaid = await markBillPaid(trx, paid)
    if (isPaid) await notifyOfPayment(trx, 'bill_transactions', 'BILL_PAID', payment, moment)
    return isPaid
  },
  failed: (trx, payment, moment) =>
    notifyOfPayment(trx, 'bill_transactions', 'BILL_PAYMENT_FAILED', payment, moment),
  async expired(trx, { subject_id }, { at }) {
    await endUnpaidBill(trx, { billId: subject_id, as: 'expired', at })
  },
  refunded: (trx, payment, moment) =>
    notifyOfPayment(trx, 'bill_transactions', 'BILL_PAYMENT_REFUNDED', payment, moment),
  returnPath: ({ subject_serial }) => `/billing/transaction/${subject_serial}`,
}
