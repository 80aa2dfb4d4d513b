import { HOUR_MS } from '@borong/api/rules/time'
import type { BillKind } from '@borong/api/billing-entities'
import type { Selectable } from 'kysely'
import { requirePin } from '../../identity/public.ts'
import { type CaughtStep, openRequest } from '../../approvals/public.ts'
import { insertPayment } from '../../payments/public.ts'
import { atomically, type Database, type Trx } from '../../server/database.ts'
import type { Gateway, Language } from '../../server/domain.ts'
import { newId } from '../../server/new-id.ts'
import { contentHash } from '../../server/once.ts'
import { newSerial } from '../../server/new-serial.ts'
import { type Purchaser, takeBudgets } from '../../companies/public.ts'
import { insertBill } from '../create.ts'
import { billActsNow } from '../owner.ts'
import { methodFor, payFromWallet, WALLET } from '../methods.ts'
import type { JudgedBill } from '../purchase.ts'
import {
  billPurchaser,
  type ChosenOwner,
  holdForBill,
  lockPurchaser,
  ownerContent,
} from '../purchaser.ts'
import { PayRefused } from '../refused.ts'
import type { BillBatchTable } from '../table.ts'
import { type ConfirmedRow, judgeRows } from './judge-rows.ts'

export type BatchRow = Selectable<BillBatchTable>

export interface CreateBatch extends ChosenOwner {
  key: string
  kind: BillKind
  rows: readonly ConfirmedRow[]
  payment_id: string
  pin?: string | undefined
  again: boolean
  budget_exception?: boolean | undefined
  language: Language
}

/**
 * Makes all bills of a batch and their one payment in one transaction, or returns the batch that this key has made
 * before. Throws `Refused`, and then makes nothing.
 */
export async function createBatch(gateway: Gateway, input: CreateBatch): Promise<BatchRow> {
  const body_hash = hashOf(input)
  const earlier = await earlierBatch(gateway.db, input, body_hash)
  if (earlier) return earlier
  const isWallet = input.payment_id === WALLET
  if (isWallet) await requirePin(gateway, input.buyerId, input.pin)
  return atomically(gateway.db, async (trx) => {
    await lockPurchaser(trx, input)
    const meanwhile = await earlierBatch(trx, input, body_hash)
    if (meanwhile) return meanwhile
    const purchaser = await billPurchaser(trx, input)
    const owner = { user_id: input.buyerId, company_id: purchaser.company_id }
    const judged = await judgeRows(gateway, trx, { ...input, owner })
    const insert = isWallet ? insertPaid : insertUnpaid
    return insert(gateway, trx, judged, { ...input, purchaser, body_hash })
  })
}

// Not of the content: a PIN is corrected, and `again` or an exception confirmed, under the same key.
const hashOf = ({ kind, rows, payment_id, ...owner }: CreateBatch) =>
  contentHash([
    kind,
    payment_id,
    rows.map(({ product, number, months, inquiry_id, price }) => [
      product,
      number,
      months,
      inquiry_id ?? null,
      price,
    ]),
    ...ownerContent(owner),
  ])

async function earlierBatch(
  db: Database,
  { buyerId, key }: CreateBatch,
  body_hash: string,
): Promise<BatchRow | undefined> {
  const earlier = await db
    .selectFrom('bill_batches')
    .selectAll()
    .where('user_id', '=', buyerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (earlier && earlier.body_hash !== body_hash) throw new PayRefused('KEY_REUSED')
  if (earlier && !(await billActsNow(db, earlier, buyerId)).has('read'))
    throw new PayRefused('COMPANY_UNKNOWN')
  return earlier
}

interface NewBatch extends CreateBatch {
  purchaser: Purchaser
  body_hash: string
}

const priceOf = (judged: readonly JudgedBill[]) => judged.reduce((sum, { price }) => sum + price, 0)

async function insertPaid(
  gateway: Gateway,
  trx: Trx,
  judged: readonly JudgedBill[],
  input: NewBatch,
): Promise<BatchRow> {
  const at = gateway.now()
  const price = priceOf(judged)
  const batch = await insertBatch(gateway, trx, {
    ...input,
    price,
    at,
    state: 'running',
    deadline: null,
  })
  await insertRows(gateway, trx, judged, { ...input, at, batch })
  if (batch.state === 'running') await payFromWallet(trx, batch, input.language, at)
  return batch
}

async function insertUnpaid(
  gateway: Gateway,
  trx: Trx,
  judged: readonly JudgedBill[],
  input: NewBatch,
): Promise<BatchRow> {
  const { buyerId, payment_id, language } = input
  const at = gateway.now()
  const price = priceOf(judged)
  const chosen = { buyerId, paymentId: payment_id, amount: price, at, language }
  const method = await methodFor(trx, chosen)
  const deadline = new Date(at.getTime() + method.hours * HOUR_MS)
  const state = 'awaiting_payment' as const
  const batch = await insertBatch(gateway, trx, { ...input, price, at, state, deadline })
  await insertRows(gateway, trx, judged, { ...input, at, batch })
  if (batch.state !== state) return batch
  await insertPayment(trx, {
    subject: { type: 'bill_batch', id: batch.id, serial: batch.serial },
    userId: buyerId,
    due: price + method.fee,
    method,
    at,
    expiresAt: deadline,
    language,
  })
  return batch
}

/** Inserts a batch. One that a rule of its company catches awaits approval instead of being in the given state. */
async function insertBatch(
  gateway: Gateway,
  trx: Trx,
  made: NewBatch & {
    price: number
    at: Date
    state: BatchRow['state']
    deadline: Date | null
  },
): Promise<BatchRow> {
  const { buyerId, purchaser, price: amount, at } = made
  const id = newId()
  const isException = made.budget_exception ?? false
  const held = { id, buyerId, amount, isException, at }
  const steps = await holdForBill(trx, purchaser, held, made.language)
  const until = new Date(at.getTime() + gateway.config.approvalHours * HOUR_MS)
  const waits = steps.length > 0
  if (made.state === 'running' && !waits) await takeBudgets(trx, id)
  const batch = await trx
    .insertInto('bill_batches')
    .values({
      ...purchaser,
      id,
      serial: newSerial('BIB', at),
      user_id: buyerId,
      idempotency_key: made.key,
      body_hash: made.body_hash,
      kind: made.kind,
      state: waits ? 'awaiting_approval' : made.state,
      price: made.price,
      extra: 0,
      payment_method: made.payment_id,
      payment_deadline: waits ? until : made.deadline,
      created_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (waits) await requestBatch(trx, batch, { steps, until, language: made.language })
  return batch
}

const requestBatch = (
  trx: Trx,
  { id, serial, company_id, user_id, created_at }: BatchRow,
  { steps, until, language }: { steps: readonly CaughtStep[]; until: Date; language: Language },
) =>
  openRequest(trx, {
    subject: { type: 'bill_batch', id, serial },
    companyId: company_id!,
    requesterId: user_id,
    steps,
    language,
    at: created_at,
    expiresAt: until,
  })

async function insertRows(
  gateway: Gateway,
  trx: Trx,
  judged: readonly JudgedBill[],
  { batch, ...made }: NewBatch & { at: Date; batch: BatchRow },
): Promise<void> {
  const { at } = made
  for (const [row, bill] of judged.entries())
    await insertBill(gateway, trx, bill, {
      ...made,
      // A client can't choose such a key, which has colons.
      key: `batch:${batch.id}:${row}`,
      body_hash: batch.body_hash,
      batch: { id: batch.id, row, waits: batch.state === 'awaiting_approval' },
      ...(batch.state === 'running' ? { paid: { paidAmount: bill.price, at } } : {}),
    })
}
