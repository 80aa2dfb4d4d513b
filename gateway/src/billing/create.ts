import { HOUR_MS } from '@borong/api/rules/time'
import type { Selectable } from 'kysely'
import { requirePin } from '../identity/public.ts'
import { openRequest } from '../approvals/public.ts'
import { insertPayment } from '../payments/public.ts'
import { atomically, type Database, type Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { contentHash } from '../server/once.ts'
import { newSerial } from '../server/new-serial.ts'
import { type Purchaser, takeBudgets } from '../companies/public.ts'
import { methodFor, payFromWallet, WALLET } from './methods.ts'
import { type JudgedBill, judgePurchase, type WantedBill } from './purchase.ts'
import { billProviderOf } from './provider.ts'
import { billActsNow } from './owner.ts'
import {
  billPurchaser,
  type ChosenOwner,
  holdForBill,
  lockPurchaser,
  ownerContent,
} from './purchaser.ts'
import { PayRefused } from './refused.ts'
import type { BillTransactionTable } from './table.ts'

export type BillRow = Selectable<BillTransactionTable>

export interface CreateBill extends WantedBill, ChosenOwner {
  key: string
  payment_id: string
  pin?: string | undefined
  budget_exception?: boolean | undefined
  language: Language
}

/**
 * Makes one bill in one transaction, or returns the bill that this key has made before. Throws `InquiryRefused` or
 * `PayRefused`.
 */
export async function createBill(gateway: Gateway, input: CreateBill): Promise<BillRow> {
  const body_hash = hashOf(input)
  const earlier = await earlierBill(gateway.db, input, body_hash)
  if (earlier) return earlier
  const isWallet = input.payment_id === WALLET
  if (isWallet) await requirePin(gateway, input.buyerId, input.pin)
  return atomically(gateway.db, async (trx) => {
    await lockPurchaser(trx, input)
    const meanwhile = await earlierBill(trx, input, body_hash)
    if (meanwhile) return meanwhile
    const purchaser = await billPurchaser(trx, input)
    const owner = { user_id: input.buyerId, company_id: purchaser.company_id }
    const judged = await judgePurchase(gateway, trx, owner, input, input.language)
    const at = gateway.now()
    if (!isWallet) return insertUnpaid(gateway, trx, judged, { ...input, purchaser, body_hash, at })
    const paid = { paidAmount: judged.price, at }
    const bill = await insertBill(gateway, trx, judged, {
      ...input,
      purchaser,
      body_hash,
      paid,
      at,
    })
    if (bill.state === 'paid') await payFromWallet(trx, bill, input.language, at)
    return bill
  })
}

// Not of the content: a PIN is corrected, and `again` or an exception confirmed, under the same key.
const hashOf = ({ product, number, months, inquiry_id, price, payment_id, ...owner }: CreateBill) =>
  contentHash([
    product,
    number,
    months,
    inquiry_id ?? null,
    price,
    payment_id,
    ...ownerContent(owner),
  ])

async function earlierBill(
  db: Database,
  { buyerId, key }: CreateBill,
  body_hash: string,
): Promise<BillRow | undefined> {
  const earlier = await findByKey(db, buyerId, key)
  if (earlier && earlier.body_hash !== body_hash) throw new PayRefused('KEY_REUSED')
  if (earlier && !(await billActsNow(db, earlier, buyerId)).has('read'))
    throw new PayRefused('COMPANY_UNKNOWN')
  return earlier
}

/** The buyer's bill with this key. */
export const findByKey = (
  db: Database,
  buyerId: string,
  key: string,
): Promise<BillRow | undefined> =>
  db
    .selectFrom('bill_transactions')
    .selectAll()
    .where('user_id', '=', buyerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

async function insertUnpaid(
  gateway: Gateway,
  trx: Trx,
  judged: JudgedBill,
  input: CreateBill & { purchaser: Purchaser; body_hash: string; at: Date },
): Promise<BillRow> {
  const { buyerId, payment_id, language, at } = input
  const chosen = { buyerId, paymentId: payment_id, amount: judged.price, at, language }
  const method = await methodFor(trx, chosen)
  const expiresAt = new Date(at.getTime() + method.hours * HOUR_MS)
  const bill = await insertBill(gateway, trx, judged, { ...input, deadline: expiresAt })
  if (bill.state !== 'awaiting_payment') return bill
  await insertPayment(trx, {
    subject: { type: 'bill', id: bill.id, serial: bill.serial },
    userId: buyerId,
    due: judged.price + method.fee,
    method,
    at,
    expiresAt,
    language,
  })
  return bill
}

/**
 * Inserts a judged bill in the caller's transaction. One that a rule of its company catches awaits approval, and is not
 * paid. A paid one is due to be sent as soon as the transaction is committed; another waits for its payment.
 */
export async function insertBill(
  gateway: Gateway,
  trx: Trx,
  judged: JudgedBill,
  made: {
    buyerId: string
    purchaser: Purchaser
    language: Language
    /** Unique per buyer. */
    key: string
    body_hash: string
    payment_id: string
    at: Date
    paid?: { paidAmount: number; at: Date }
    deadline?: Date
    budget_exception?: boolean | undefined
    /** The place in a batch, which may wait for an approval. */
    batch?: { id: string; row: number; waits: boolean }
  },
): Promise<BillRow> {
  const { product, inquiry } = judged
  const { buyerId, purchaser, at } = made
  const id = newId()
  const isException = made.budget_exception ?? false
  const held = { id, buyerId, amount: judged.price, isException, at }
  // A batch holds its budgets as one.
  const steps = made.batch ? [] : await holdForBill(trx, purchaser, held, made.language)
  const waits = made.batch?.waits ?? steps.length > 0
  const until = new Date(at.getTime() + gateway.config.approvalHours * HOUR_MS)
  const paid = waits ? undefined : made.paid
  if (paid && !made.batch) await takeBudgets(trx, id)
  const bill = await trx
    .insertInto('bill_transactions')
    .values({
      ...purchaser,
      id,
      serial: newSerial('BIL', at),
      user_id: buyerId,
      idempotency_key: made.key,
      body_hash: made.body_hash,
      reference: judged.reference,
      provider: billProviderOf(gateway).name,
      product_code: product.code,
      kind: product.kind,
      product_name: product.name,
      operator_name: product.operator_name,
      number: judged.number,
      months: judged.months,
      inquiry_id: inquiry?.id ?? null,
      biller_reference: inquiry?.biller_reference ?? null,
      owner_sealed: inquiry?.owner_sealed ?? null,
      power: inquiry?.power ?? null,
      nominal: product.nominal,
      amount: judged.amount,
      admin: judged.admin,
      price: judged.price,
      paid_amount: paid?.paidAmount ?? null,
      max_cost: judged.maxCost,
      payment_method: made.payment_id,
      batch_id: made.batch?.id ?? null,
      batch_row: made.batch?.row ?? null,
      state: waits ? 'awaiting_approval' : paid ? 'paid' : 'awaiting_payment',
      next_try_at: paid?.at ?? null,
      tries: 0,
      sent_at: null,
      token_sealed: null,
      biller_serial: null,
      facts_sealed: inquiry?.facts_sealed ?? null,
      failure: null,
      refunded_amount: null,
      alarm: null,
      delay_told_at: null,
      payment_deadline: waits && !made.batch ? until : (made.deadline ?? null),
      created_at: at,
      paid_at: paid?.at ?? null,
      done_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (waits && !made.batch)
    await openRequest(trx, {
      subject: { type: 'bill', id, serial: bill.serial },
      companyId: purchaser.company_id!,
      requesterId: buyerId,
      steps,
      language: made.language,
      at,
      expiresAt: until,
    })
  return bill
}

/** Marks a bill as paid and due to be sent. False when it does not wait for its payment any more. */
export async function markBillPaid(
  trx: Trx,
  paid: { billId: string; paidAmount: number; at: Date },
): Promise<boolean> {
  const bill = await trx
    .updateTable('bill_transactions')
    .set({
      state: 'paid',
      paid_at: paid.at,
      paid_amount: paid.paidAmount,
      next_try_at: paid.at,
      payment_deadline: null,
    })
    .where('id', '=', paid.billId)
    .where('state', '=', 'awaiting_payment')
    .returning('id')
    .executeTakeFirst()
  if (bill) await takeBudgets(trx, bill.id)
  return bill !== undefined
}
