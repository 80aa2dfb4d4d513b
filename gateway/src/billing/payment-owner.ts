import type { PaymentOwner } from '../payments/public.ts'
import { markBillPaid } from './create.ts'
import { endUnpaidBill } from './end.ts'
import { notifyOfPayment, ownerOfPayments } from './owner-of-payments.ts'

/** Payments of single bills. */
export const billPayments: PaymentOwner = {
  ...ownerOfPayments('bill_transactions'),
  subject: 'bill',
  // A transfer's unique code arrives with the price, so a failure refunds both.
  async paid(trx, payment, moment) {
    const paid = { billId: payment.subject_id, paidAmount: payment.amount, at: moment.at }
    const isPaid = await markBillPaid(trx, paid)
    if (isPaid) await notifyOfPayment(trx, 'bill_transactions', 'BILL_PAID', payment, moment)
    return isPaid
  },
  async expired(trx, { subject_id }, { at }) {
    await endUnpaidBill(trx, { billId: subject_id, as: 'expired', at })
  },
  returnPath: ({ subject_serial }) => `/billing/transaction/${subject_serial}`,
}
