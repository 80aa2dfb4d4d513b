import type { Trx } from '../server/database.ts'
import { move } from '../wallet/public.ts'
import { book } from './ledger.ts'
import type { InvoiceRow } from './table.ts'

/** The amount of an invoice that is not paid yet. */
export const openOf = ({
  amount,
  paid,
  refunded,
}: Pick<InvoiceRow, 'amount' | 'paid' | 'refunded'>): number => amount - paid - refunded

export const lockInvoice = (trx: Trx, invoiceId: string): Promise<InvoiceRow> =>
  trx
    .selectFrom('credit_invoices')
    .selectAll()
    .where('id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Pays at most the open amount of an invoice, which the caller has locked. Returns the paid part. */
export async function payInvoice(
  trx: Trx,
  invoice: InvoiceRow,
  payment: { amount: number; reference: string; at: Date },
): Promise<number> {
  const paid = Math.min(payment.amount, openOf(invoice))
  if (paid > 0)
    await lower(trx, invoice, {
      ...payment,
      amount: paid,
      kind: 'PAYMENT',
      change: { paid: invoice.paid + paid },
    })
  return paid
}

/**
 * Refunds a part of an order that was bought on credit: it lowers the invoice, which the caller has locked. A
 * refund beyond the open amount goes to the buyer's wallet, because that part was paid.
 */
export async function refundInvoice(
  trx: Trx,
  invoice: InvoiceRow,
  refund: { amount: number; reference: string; at: Date },
): Promise<{ lowered: number; toWallet: number }> {
  const lowered = Math.min(refund.amount, openOf(invoice))
  const toWallet = Math.min(
    refund.amount - lowered,
    invoice.amount - invoice.refunded - invoice.returned - lowered,
  )
  if (lowered > 0)
    await lower(trx, invoice, {
      ...refund,
      amount: lowered,
      kind: 'REFUND',
      change: { refunded: invoice.refunded + lowered },
    })
  if (toWallet > 0) {
    await trx
      .updateTable('credit_invoices')
      .set({ returned: invoice.returned + toWallet })
      .where('id', '=', invoice.id)
      .execute()
    await move(trx, {
      userId: invoice.user_id,
      currency: 'IDR',
      amount: toWallet,
      counter: 'shop:sales',
      category: 'TERM_REFUND',
      reference: refund.reference,
      remark: invoice.order_serial,
      at: refund.at,
    })
  }
  return { lowered, toWallet }
}

async function lower(
  trx: Trx,
  invoice: InvoiceRow,
  {
    kind,
    amount,
    reference,
    at,
    change,
  }: {
    kind: 'PAYMENT' | 'REFUND'
    amount: number
    reference: string
    at: Date
    change: { paid: number } | { refunded: number }
  },
): Promise<void> {
  const after = { ...invoice, ...change }
  const isClosed = openOf(after) === 0
  await trx
    .updateTable('credit_invoices')
    .set({
      ...change,
      ...(isClosed
        ? {
            // An invoice that only refunds have closed was never paid.
            state: after.paid > 0 ? ('paid' as const) : ('void' as const),
            next_reminder_on: null,
            closed_at: at,
          }
        : {}),
    })
    .where('id', '=', invoice.id)
    .execute()
  await trx
    .updateTable('credit_lines')
    .set((eb) => ({ owed: eb('owed', '-', amount) }))
    .where('id', '=', invoice.line_id)
    .execute()
  await book(trx, {
    lineId: invoice.line_id,
    invoiceId: invoice.id,
    kind,
    amount: -amount,
    counter: kind === 'PAYMENT' ? 'shop:bank' : 'shop:sales',
    reference,
    at,
  })
}

/** Refunds a part of an order that was bought on credit, by its invoice. Returns the refunded part: 0 without an invoice. */
export async function refundCreditOrder(
  trx: Trx,
  { orderId, ...refund }: { orderId: string; amount: number; reference: string; at: Date },
): Promise<number> {
  const invoice = await trx
    .selectFrom('credit_invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!invoice) return 0
  const { lowered, toWallet } = await refundInvoice(trx, invoice, refund)
  return lowered + toWallet
}
