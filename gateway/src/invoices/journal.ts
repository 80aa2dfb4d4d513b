import { textsIn } from '@borong/api/messages'
import { refundsOf } from '../complaints/public.ts'
import {
  invoicesOfOrders,
  loweredBy,
  paymentOfOrderIn,
  paymentsOfOrders,
} from '../credit/public.ts'
import {
  centresOfOrders,
  companiesIn,
  orderLines,
  orderPages,
  paidOrders,
  visibleOrders,
} from '../orders/public.ts'
import type { Cell } from '../server/csv.ts'
import type { Database } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { paperNumber } from '../server/paper-number.ts'
import { wibDay, wibDayEnd, wibDayStart } from '../server/wib.ts'
import { type CentrePosting, purchaseOfCentres, refundOfCentres } from './centre-postings.ts'
import { paymentPostings, purchasePostings, refundPostings } from './journal-entries.ts'
import { journalAccountMessages, journalMessages } from './messages.ts'

export interface Journal {
  at: Date
  number: string
  kind: 'purchase' | 'refund' | 'payment'
  order: { serial: string; po_number: string | null; cost_centre_name: string | null }
  postings: CentrePosting[]
}

interface Time {
  from: Date
  to: Date
}

interface Period {
  buyerId: string
  company_id?: string | undefined
  from: string
  to: string
}

/**
 * The journals of the orders that the buyer may see, in pages of orders: purchases, refunds and payments of these days in
 * WIB, and the companies of these orders. Undefined for a stranger's company.
 */
export async function journals(
  db: Database,
  { buyerId, company_id: companyId, from, to }: Period,
): Promise<{ pages: AsyncGenerator<Journal[]>; companyIds: string[] } | undefined> {
  const visible = await visibleOrders(db, { buyerId, companyId })
  if (!visible) return undefined
  const time = { from: wibDayStart(from), to: wibDayEnd(to) }
  const orders = visible.orders
    .where('orders.paid_at', '<', time.to)
    // A paid order has movements until its last change, and one on credit while it is paid.
    .where((eb) =>
      eb.or([eb('orders.updated_at', '>=', time.from), eb.exists(paymentOfOrderIn(db, time))]),
    )
  return { pages: pagesOf(db, orderPages(orders), time), companyIds: await companiesIn(orders) }
}

async function* pagesOf(db: Database, pages: AsyncIterable<string[]>, time: Time) {
  for await (const orderIds of pages) yield await journalsOf(db, orderIds, time)
}

async function journalsOf(
  db: Database,
  orderIds: readonly string[],
  time: Time,
): Promise<Journal[]> {
  const isIn = ({ at }: { at: Date }) => time.from <= at && at < time.to
  const orders = await paidOrders(db, orderIds)
  const divided = await centresOfOrders(db, orderIds)
  const lines = Map.groupBy(await orderLines(db, orderIds), ({ order_id }) => order_id)
  const refunds = (await refundsOf(db, { orderIds })).filter(isIn)
  const lowered = await loweredBy(db, refunds)
  const returned = Map.groupBy(refunds, ({ orderId }) => orderId)
  const credit = await invoicesOfOrders(db, orderIds)
  const payments = await paymentsOfOrders(db, orderIds, time)
  const paid = Map.groupBy(payments, ({ order_id }) => order_id)
  return orders.flatMap((order): Journal[] => {
    const own = lines.get(order.id) ?? []
    const centres = divided.get(order.id) ?? []
    const invoice = credit.get(order.id)
    const purchase: Journal = {
      at: order.paid_at,
      number: invoice?.number ?? paperNumber('INV', order.serial),
      kind: 'purchase',
      order,
      postings: purchaseOfCentres(
        purchasePostings(order, own, invoice !== undefined),
        centres,
        own,
        (some) => purchasePostings(order, some, invoice !== undefined),
      ),
    }
    return [
      ...[purchase].filter(isIn),
      ...(returned.get(order.id) ?? []).map((refund): Journal => ({
        at: refund.at,
        number: paperNumber('CRN', refund.number),
        kind: 'refund',
        order,
        postings: refundOfCentres(
          refundPostings(order, refund, own, lowered.get(refund.number) ?? 0),
          centres,
          own.find(({ parcel_id }) => parcel_id === refund.parcelId)?.cost_centre_name ?? null,
        ),
      })),
      ...(paid.get(order.id) ?? []).map(({ at, reference, amount }): Journal => ({
        at,
        number: reference,
        kind: 'payment',
        order,
        postings: paymentPostings(-amount),
      })),
    ]
  })
}

/** The columns of the file. */
export function journalHeader(language: Language): Cell[] {
  const {
    purchase: _purchase,
    refund: _refund,
    payment: _payment,
    ...columns
  } = textsIn(journalMessages, language)
  return Object.values(columns)
}

/** Journals as the rows of a file, one for each posting. It imitates no template of a program: see decision 0053. */
export async function* journalRows(
  pages: AsyncIterable<Journal[]>,
  language: Language,
): AsyncGenerator<Cell[][]> {
  const { purchase, refund, payment } = textsIn(journalMessages, language)
  const kinds = { purchase, refund, payment }
  const accounts = textsIn(journalAccountMessages, language)
  for await (const page of pages)
    yield page.flatMap(({ at, number, kind, order, postings }) =>
      postings.map(([account, amount, centre]) => [
        wibDay(at),
        number,
        kinds[kind],
        accounts[account],
        amount > 0 ? amount : 0,
        amount < 0 ? -amount : 0,
        order.serial,
        order.po_number,
        centre === undefined ? order.cost_centre_name : centre,
      ]),
    )
}
