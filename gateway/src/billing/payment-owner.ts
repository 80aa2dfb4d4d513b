import type { NotificationKind } from '../notifications/public.ts'
import type { PaymentMoment, PaymentOwner, PaymentRow } from '../payments/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { markBillPaid } from './create.ts'
import { endUnpaidBill } from './end.ts'
import { notifyOfBill } from './owner.ts'

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
  companyOf: async (db, id) => (await owned(db, id)).company_id,
  // A transfer's unique code arrives with the price, so a failure refunds both.
  async paid(trx, payment, moment) {
    const paid = { billId: payment.subject_id, paidAmount: payment.amount, at: moment.at }
    const isPaid = await markBillPaid(trx, paid)
    if (isPaid) await notifyOf(trx, 'BILL_PAID', payment, moment)
    return isPaid
  },
  failed: (trx, payment, moment) => notifyOf(trx, 'BILL_PAYMENT_FAILED', payment, moment),
  async expired(trx, { subject_id }, { at }) {
    await endUnpaidBill(trx, { billId: subject_id, as: 'expired', at })
  },
  refunded: (trx, payment, moment) => notifyOf(trx, 'BILL_PAYMENT_REFUNDED', payment, moment),
  returnPath: ({ subject_serial }) => `/billing/transaction/${subject_serial}`,
}

const owned = (db: Pick<Database, 'selectFrom'>, id: string) =>
  db
    .selectFrom('bill_transactions')
    .select(['user_id', 'company_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const notifyOf = async (
  trx: Trx,
  kind: NotificationKind,
  { subject_id, subject_serial }: PaymentRow,
  { at }: PaymentMoment,
) => notifyOfBill(trx, await owned(trx, subject_id), { kind, billSerial: subject_serial, at })
