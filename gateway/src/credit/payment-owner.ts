import { type NotificationKind, notifyOwner } from '../notifications/public.ts'
import type { PaymentMoment, PaymentOwner, PaymentRow } from '../payments/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { move } from '../wallet/public.ts'
import { endUnpaidPayment } from './end-payment.ts'
import { lockInvoice, payInvoice } from './lower.ts'

/** Payments of credit invoices. */
export const creditPayments: PaymentOwner = {
  subject: 'term_invoice',
  refundCategory: 'TERM_REFUND',
  companyOf,
  async lock(trx, id) {
    await trx.selectFrom('credit_payments').select('id').where('id', '=', id).forUpdate().execute()
  },
  async paid(trx, payment, moment) {
    const isPaid = await applyPayment(trx, payment, moment.at)
    if (isPaid) await notifyOf(trx, 'CREDIT_PAID', payment, moment)
    return isPaid
  },
  failed: (trx, payment, moment) => notifyOf(trx, 'CREDIT_PAYMENT_FAILED', payment, moment),
  async expired(trx, { subject_id }, { at }) {
    await endUnpaidPayment(trx, { id: subject_id, as: 'expired', at })
  },
  refunded: (trx, payment, moment) => notifyOf(trx, 'CREDIT_PAYMENT_REFUNDED', payment, moment),
  returnPath: ({ subject_serial }) => `/credit/payment/${subject_serial}`,
}

/** Pays the invoices in the order of their ids, as every change locks them. */
async function applyPayment(trx: Trx, payment: PaymentRow, at: Date): Promise<boolean> {
  const { subject_id: id, subject_serial: serial } = payment
  const paid = await trx
    .updateTable('credit_payments')
    .set({ state: 'paid', paid_at: at })
    .where('id', '=', id)
    .where('state', '=', 'awaiting_payment')
    .returning('id')
    .executeTakeFirst()
  if (!paid) return false
  const parts = await trx
    .selectFrom('credit_payment_parts')
    .selectAll()
    .where('payment_id', '=', id)
    .orderBy('invoice_id')
    .execute()
  const invoiced = parts.reduce((sum, { amount }) => sum + amount, 0)
  // The fee of the method is paid for the payment itself.
  const fee = payment.amount - payment.unique_code - invoiced
  let rest = payment.amount - fee
  for (const { invoice_id, amount } of parts) {
    const invoice = await lockInvoice(trx, invoice_id)
    rest -= await payInvoice(trx, invoice, { amount, reference: serial, at })
  }
  // A transfer's unique code, and what refunds or other payments have lowered in the meantime.
  if (rest > 0)
    await move(trx, {
      userId: (await companyOf(trx, id)) ?? payment.user_id,
      currency: 'IDR',
      amount: rest,
      counter: 'shop:bank',
      category: 'TERM_REFUND',
      reference: serial,
      remark: serial,
      at,
    })
  return true
}

/** The company whose invoices a payment pays; null for one that also pays others. */
async function companyOf(db: Pick<Database, 'selectFrom'>, id: string): Promise<string | null> {
  const { company_id } = await db
    .selectFrom('credit_payments')
    .select('company_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return company_id
}

const notifyOf = async (
  trx: Trx,
  kind: NotificationKind,
  { user_id, subject_id, subject_serial }: PaymentRow,
  { at }: PaymentMoment,
) =>
  notifyOwner(
    trx,
    { user_id, company_id: await companyOf(trx, subject_id) },
    { kind, path: `/credit/payment/${subject_serial}`, detail: subject_serial, at },
  )
