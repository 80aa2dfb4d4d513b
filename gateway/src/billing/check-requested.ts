import { isPrepaid } from '@borong/api/rules/prepaid'
import { textOf } from '@borong/api/messages'
import { type Hindrance, requestOf } from '../approvals/public.ts'
import { lowerHolds } from '../companies/public.ts'
import { notifyOwner } from '../notifications/public.ts'
import { atomically, type Database, type Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { Refused } from '../server/refused.ts'
import { rupiah } from '../server/rupiah.ts'
import { wibDay } from '../server/wib.ts'
import { rowProblem } from './batches/row-problem.ts'
import type { BillRow } from './create.ts'
import { endUnpaidBill } from './end.ts'
import { askBiller, refuseClosed } from './inquire.ts'
import { approvalMessages } from './messages.ts'
import { marginOf } from './prices.ts'
import { findProduct } from './products.ts'
import { amountsOf } from './purchase.ts'
import { InquiryRefused, type InquiryRefusal } from './refused.ts'

/** The refusals after which the bill can never be paid as it was requested. After others it waits. */
export const FINAL: ReadonlySet<InquiryRefusal> = new Set([
  'NUMBER_UNKNOWN',
  'OPERATOR_MISMATCH',
  'BILL_PAID',
  'NO_BILL_YET',
  'ARREARS_FIRST',
  'PAST_DUE',
  'ABOVE_MAXIMUM',
  'PRODUCT_UNKNOWN',
])

export type Offer = Pick<BillRow, 'amount' | 'admin'> & Partial<BillRow>

/**
 * Compares a bill that awaits approval with its present price, and asks the biller again when the day of its inquiry is over. A
 * lower price is taken over. A higher one ends the bill, because its approver, its rules and its budgets judged another amount.
 */
export async function checkRequested(
  gateway: Gateway,
  { id, language }: { id: string; language: Language },
): Promise<Hindrance | undefined> {
  const bill = await waitingBill(gateway.db, id)
  if (!bill) return undefined
  try {
    const offer = await presentOffer(gateway, bill)
    const price = offer.amount + offer.admin
    if (price <= bill.price) {
      await takeOver(gateway, bill, { ...offer, price })
      return undefined
    }
    const reasonIn = (of: Language) =>
      textOf(approvalMessages.dearer, of, { price: rupiah(price, of) })
    return await endChanged(gateway, bill, reasonIn, language)
  } catch (error) {
    if (!(error instanceof InquiryRefused)) throw error
    const reasonIn = (of: Language) => rowProblem(error, of).message
    if (FINAL.has(error.refusal)) return endChanged(gateway, bill, reasonIn, language)
    return { problem: 'BILL_WAITS', values: { reason: reasonIn(language) } }
  }
}

/** Refuses a monthly bill whose inquiry is of another day: midnight came after the check. */
export async function refuseStale(
  db: Database,
  bill: BillRow,
  language: Language,
  at: Date,
): Promise<void> {
  if (isPrepaid(bill.kind) || (await isOfToday(db, bill, at))) return
  const reason = textOf(approvalMessages.again, language)
  throw new Refused('BILL_WAITS', { values: { reason } })
}

/** The present price of a bill, for which the biller is asked again on another day. Throws `InquiryRefused`. */
export async function presentOffer(gateway: Gateway, bill: BillRow): Promise<Offer> {
  const { db, now } = gateway
  const product = await findProduct(gateway, db, bill.product_code)
  if (!product) throw new InquiryRefused('PRODUCT_UNKNOWN')
  refuseClosed(product, now())
  if (isPrepaid(product.kind)) return amountsOf(product, undefined)
  const { amount, admin, months, number, user_id: buyerId } = bill
  if (await isOfToday(db, bill, now())) return { amount, admin }
  const { row } = await askBiller(gateway, { buyerId, months }, { product, number })
  return {
    ...amountsOf(product, row),
    inquiry_id: row.id,
    reference: row.reference,
    biller_reference: row.biller_reference,
    owner_sealed: row.owner_sealed,
    power: row.power,
    facts_sealed: row.facts_sealed,
  }
}

// Billers accept the payment of a bill on the day of its inquiry only.
async function isOfToday(db: Database, { inquiry_id }: BillRow, at: Date): Promise<boolean> {
  const inquiry = await db
    .selectFrom('bill_inquiries')
    .select('wib_day')
    .where('id', '=', inquiry_id ?? '')
    .executeTakeFirst()
  return inquiry?.wib_day === wibDay(at)
}

const takeOver = (
  gateway: Gateway,
  { id, kind }: BillRow,
  offer: Offer & { price: number },
): Promise<void> =>
  atomically(gateway.db, async (trx) => {
    if (!(await waitingBill(trx, id))) return
    await trx
      .updateTable('bill_transactions')
      .set({ ...offer, max_cost: offer.price - marginOf(kind) })
      .where('id', '=', id)
      .execute()
    await lowerHolds(trx, id, { amount: offer.price })
  })

async function endChanged(
  gateway: Gateway,
  { id, serial: billSerial }: BillRow,
  reasonIn: (language: Language) => string,
  language: Language,
): Promise<Hindrance> {
  const at = gateway.now()
  await atomically(gateway.db, async (trx) => {
    const bill = await waitingBill(trx, id)
    if (!bill) return
    const request = await requestOf(trx, id)
    await endUnpaidBill(trx, { billId: id, as: 'cancelled', at })
    const detail = reasonIn(request?.language ?? 'id')
    await notifyOwner(trx, bill, { kind: 'APPROVAL_BILL_CHANGED', billSerial, detail, at })
  })
  return { problem: 'BILL_CHANGED', values: { reason: reasonIn(language) } }
}

/** The bill while it awaits approval; in a transaction it is locked. */
const waitingBill = (db: Database | Trx, id: string): Promise<BillRow | undefined> =>
  db
    .selectFrom('bill_transactions')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'awaiting_approval')
    .$if(db.isTransaction, (one) => one.forUpdate())
    .executeTakeFirst()
