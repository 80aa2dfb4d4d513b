import { textsIn } from '@borong/api/messages'
import { refundsOf } from '../complaints/public.ts'
import { visibleOrders } from '../orders/public.ts'
import type { Cell } from '../server/csv.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { paperNumber } from '../server/paper-number.ts'
import { wibDay, wibDayEnd, wibDayStart } from '../server/wib.ts'
import {
  type JournalLine,
  paymentPostings,
  type Posting,
  purchasePostings,
  refundPostings,
} from './journal-entries.ts'
import { journalAccountMessages, journalMessages } from './messages.ts'

interface Journal {
  at: Date
  number: string
  kind: 'purchase' | 'refund' | 'payment'
  order: { serial: string; po_number: string | null; cost_centre_name: string | null }
  postings: Posting[]
}

interface Period {
  buyerId: string
  company_id?: string | undefined
  from: string
  to: string
}

/** The journals of the orders that the buyer may see: purchases, refunds and payments of these days in WIB. Undefined for a stranger's company. */
export async function journals(db: Database, period: Period): Promise<Journal[] | undefined> {
  const visible = await visibleOrders(db, {
    buyerId: period.buyerId,
    companyId: period.company_id,
  })
  if (!visible) return undefined
  const [from, to] = [wibDayStart(period.from), wibDayEnd(period.to)]
  const isIn = (at: Date) => from <= at && at < to
  const orders = await visible.orders
    .leftJoin('credit_invoices as credit', 'credit.order_id', 'orders.id')
    .select(['orders.id', 'orders.serial', 'orders.po_number', 'orders.cost_centre_name'])
    .select(['orders.totals', 'orders.facture', 'orders.created_at', 'orders.paid_at'])
    .select(['credit.id as credit_id', 'credit.number'])
    .where('orders.paid_at', '<', to)
    // A paid order has movements until its last change; one that is owed, until it is paid.
    .where((eb) => eb.or([eb('orders.updated_at', '>=', from), eb('credit.id', 'is not', null)]))
    .orderBy('orders.id')
    .execute()
  const orderIds = orders.map(({ id }) => id)
  const lines = await linesOf(db, orderIds)
  const refunds = await refundsOf(db, { orderIds })
  const entries = await entriesOf(db, orders)
  const found = orders.flatMap((order): Journal[] => {
    const { credit_id, number, paid_at } = order
    const own = lines.filter(({ order_id }) => order_id === order.id)
    const invoice = number ?? paperNumber('INV', order.serial)
    const purchase: Journal[] =
      paid_at && isIn(paid_at)
        ? [
            {
              at: paid_at,
              number: invoice,
              kind: 'purchase',
              order,
              postings: purchasePostings(order, own, credit_id !== null),
            },
          ]
        : []
    const returned = refunds
      .filter(({ orderId, at }) => orderId === order.id && isIn(at))
      .map((refund): Journal => {
        const onCredit = entries
          .filter(({ kind, reference }) => kind === 'REFUND' && isOf(reference, refund.number))
          .reduce((sum, { amount }) => sum - amount, 0)
        const postings = refundPostings(order, refund, own, onCredit)
        const paper = paperNumber('CRN', refund.number)
        return { at: refund.at, number: paper, kind: 'refund', order, postings }
      })
    const paid = entries
      .filter(
        ({ kind, invoice_id, created_at }) =>
          kind === 'PAYMENT' && invoice_id === credit_id && isIn(created_at),
      )
      .map(({ created_at, reference, amount }): Journal => ({
        at: created_at,
        number: reference,
        kind: 'payment',
        order,
        postings: paymentPostings(-amount),
      }))
    return [...purchase, ...returned, ...paid]
  })
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

// The part of a refund that became the company's credit has the refund's number and `/credit`.
const isOf = (reference: string, number: string) =>
  reference === number || reference === `${number}/credit`

const linesOf = async (
  db: Database,
  orderIds: readonly string[],
): Promise<(JournalLine & { order_id: string })[]> =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('order_lines as line')
        .innerJoin('order_parcels as parcel', 'parcel.id', 'line.parcel_id')
        .select(['line.id', 'line.order_id', 'line.parcel_id', 'line.quantity'])
        .select(['line.unit_price', 'line.tax', 'parcel.is_pkp'])
        .where('line.order_id', 'in', orderIds)
        .orderBy('line.id')
        .execute()

/** The movements of the credit lines of these orders: a refund may lower another invoice of the line. */
const entriesOf = async (db: Database, orders: readonly { credit_id: string | null }[]) => {
  const ids = orders.flatMap(({ credit_id }) => credit_id ?? [])
  if (ids.length === 0) return []
  const lines = db.selectFrom('credit_invoices').select('line_id').where('id', 'in', ids)
  return db
    .selectFrom('credit_entries')
    .select(['invoice_id', 'kind', 'amount', 'reference', 'created_at'])
    .where('line_id', 'in', lines)
    .where('account', 'in', ['receivable', 'line:credit'])
    .execute()
}

/** The journals as the rows of a file, one for each posting. */
export function journalRows(found: readonly Journal[], language: Language): Cell[][] {
  const texts = textsIn(journalMessages, language)
  const accounts = textsIn(journalAccountMessages, language)
  const { purchase, refund, payment, ...columns } = texts
  const kinds = { purchase, refund, payment }
  return [
    Object.values(columns),
    ...found.flatMap(({ at, number, kind, order, postings }) =>
      postings.map(([account, amount]) => [
        wibDay(at),
        number,
        kinds[kind],
        accounts[account],
        amount > 0 ? amount : 0,
        amount < 0 ? -amount : 0,
        order.serial,
        order.po_number,
        order.cost_centre_name,
      ]),
    ),
  ]
}
