import { sql } from 'kysely'
import type { Database } from '../server/database.ts'

type Reader = Pick<Database, 'selectFrom'>

/** The invoice of each of these orders that is on credit, with the days of its line. */
export async function invoicesOfOrders(db: Reader, orderIds: readonly string[]) {
  const rows =
    orderIds.length === 0
      ? []
      : await db
          .selectFrom('credit_invoices as invoice')
          .innerJoin('credit_lines as line', 'line.id', 'invoice.line_id')
          .select(['invoice.order_id', 'invoice.number', 'invoice.due_on', 'invoice.amount'])
          .select(['invoice.paid', 'invoice.refunded', 'invoice.closed_at', 'line.days'])
          .where('invoice.order_id', 'in', orderIds)
          .execute()
  return new Map(rows.map(({ order_id, ...invoice }) => [order_id, invoice]))
}

const paymentsIn = (db: Reader, time?: { from: Date; to: Date }) =>
  db
    .selectFrom('credit_entries as entry')
    .innerJoin('credit_invoices as invoice', 'invoice.id', 'entry.invoice_id')
    .where('entry.kind', '=', 'PAYMENT')
    .where('entry.account', '=', 'receivable')
    .$if(time !== undefined, (some) =>
      some.where('entry.created_at', '>=', time!.from).where('entry.created_at', '<', time!.to),
    )

/** A payment in this time of the invoice of an order, for a condition of a statement about `orders`. */
export const paymentOfOrderIn = (db: Reader, time: { from: Date; to: Date }) =>
  paymentsIn(db, time)
    .select('invoice.id')
    .where('invoice.order_id', '=', sql.ref<string>('orders.id'))

/** The payments of the invoices of these orders: of all times, or in this time. */
export const paymentsOfOrders = async (
  db: Reader,
  orderIds: readonly string[],
  time?: { from: Date; to: Date },
) =>
  orderIds.length === 0
    ? []
    : paymentsIn(db, time)
        .select(['invoice.order_id', 'entry.reference', 'entry.amount', 'entry.created_at as at'])
        .where('invoice.order_id', 'in', orderIds)
        .orderBy('entry.created_at')
        .orderBy('entry.id')
        .execute()

/** How much of each of these refunds lowered what the owner of the order's credit line owes: this invoice or another one. */
export async function loweredBy(
  db: Reader,
  refunds: readonly { number: string; orderId: string; at: Date }[],
): Promise<Map<string, number>> {
  if (refunds.length === 0) return new Map()
  const orderIds = refunds.map(({ orderId }) => orderId)
  const times = refunds.map(({ at }) => at.getTime())
  const rows = await db
    .selectFrom('credit_entries')
    .select(['reference', 'amount'])
    .where('line_id', 'in', (eb) =>
      eb.selectFrom('credit_invoices').select('line_id').where('order_id', 'in', orderIds),
    )
    .where('account', 'in', ['receivable', 'line:credit'])
    .where('kind', '=', 'REFUND')
    .where('created_at', '>=', new Date(Math.min(...times)))
    .where('created_at', '<=', new Date(Math.max(...times)))
    .execute()
  const lowered = new Map<string, number>()
  for (const { reference, amount } of rows) {
    // The part that became the company's credit has the refund's number and `/credit`.
    const number = reference.replace(/\/credit$/, '')
    lowered.set(number, (lowered.get(number) ?? 0) - amount)
  }
  return lowered
}

/** The invoice of an order that is not paid, for a condition of a statement about `orders`. */
export const openInvoiceOfOrder = (db: Reader) =>
  db
    .selectFrom('credit_invoices')
    .select('credit_invoices.id')
    .where('credit_invoices.order_id', '=', sql.ref<string>('orders.id'))
    .where('credit_invoices.state', '=', 'open')
