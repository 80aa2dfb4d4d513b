import type { Trx } from '../server/database.ts'
import { move } from '../wallet/public.ts'
import { book } from './ledger.ts'
import { ownerOfCompany } from './owners.ts'
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
 * Refunds a part of an order that was bought on credit: it lowers the invoice, which the caller has locked. A refund
 * beyond the open amount goes back to who paid: to the buyer's wallet, or to the company's credit.
 */
export async function refundInvoice(
  trx: Trx,
  invoice: InvoiceRow,
  refund: Refund,
): Promise<{ lowered: number; toWallet: number; toCredit?: number }> {
  const lowered = Math.min(refund.amount, openOf(invoice))
  const returned = Math.min(
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
  const isCompany = invoice.owner.startsWith(ownerOfCompany(''))
  if (returned > 0) {
    await trx
      .updateTable('credit_invoices')
      .set({ returned: invoice.returned + returned })
      .where('id', '=', invoice.id)
      .execute()
    const back = isCompany ? returnToCompany : returnToBuyer
    await back(trx, invoice, { ...refund, amount: returned })
  }
  return isCompany ? { lowered, toWallet: 0, toCredit: returned } : { lowered, toWallet: returned }
}

const returnToBuyer = (trx: Trx, invoice: InvoiceRow, { amount, reference, at }: Refund) =>
  move(trx, {
    userId: invoice.user_id,
    currency: 'IDR',
    amount,
    counter: 'shop:sales',
    category: 'TERM_REFUND',
    reference,
    remark: invoice.order_serial,
    at,
  })

/** The company paid the invoice, not the member who ordered: its other open invoices are lowered, then its next ones. */
async function returnToCompany(trx: Trx, invoice: InvoiceRow, refund: Refund): Promise<void> {
  // A payment locks invoices in the order of their ids. One that it holds is skipped: waiting could be a deadlock.
  const others = await trx
    .selectFrom('credit_invoices')
    .selectAll()
    .where('line_id', '=', invoice.line_id)
    .where('state', '=', 'open')
    .where('id', '<>', invoice.id)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  let rest = refund.amount
  for (const other of others) {
    const part = Math.min(rest, openOf(other))
    if (part === 0) continue
    await lower(trx, other, {
      ...refund,
      amount: part,
      kind: 'REFUND',
      change: { refunded: other.refunded + part },
    })
    rest -= part
  }
  if (rest === 0) return
  await trx
    .updateTable('credit_lines')
    .set((eb) => ({ credit: eb('credit', '+', rest) }))
    .where('id', '=', invoice.line_id)
    .execute()
  await book(trx, {
    lineId: invoice.line_id,
    invoiceId: invoice.id,
    kind: 'REFUND',
    account: 'line:credit',
    amount: -rest,
    counter: 'shop:sales',
    // The part that lowered this invoice has the reference itself.
    reference: `${refund.reference}/credit`,
    at: refund.at,
  })
}

/** Lowers a new invoice by the credit of its company's line. */
export async function useLineCredit(trx: Trx, invoice: InvoiceRow, at: Date): Promise<void> {
  const line = await trx
    .selectFrom('credit_lines')
    .select('credit')
    .where('id', '=', invoice.line_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const used = Math.min(line.credit, openOf(invoice))
  if (used === 0) return
  await trx
    .updateTable('credit_lines')
    .set((eb) => ({ credit: eb('credit', '-', used) }))
    .where('id', '=', invoice.line_id)
    .execute()
  await lower(trx, invoice, {
    kind: 'REFUND',
    amount: used,
    reference: 'credit',
    at,
    counter: 'line:credit',
    change: { refunded: invoice.refunded + used },
  })
}

interface Refund {
  amount: number
  reference: string
  at: Date
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
    counter = kind === 'PAYMENT' ? 'shop:bank' : 'shop:sales',
  }: {
    kind: 'PAYMENT' | 'REFUND'
    counter?: 'line:credit' | 'shop:bank' | 'shop:sales'
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
    counter,
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
  const { lowered, toWallet, toCredit = 0 } = await refundInvoice(trx, invoice, refund)
  return lowered + toWallet + toCredit
}
