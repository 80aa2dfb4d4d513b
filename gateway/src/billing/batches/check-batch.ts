import { textOf } from '@borong/api/messages'
import { type Hindrance, requestOf } from '../../approvals/public.ts'
import { notifyOwner } from '../../notifications/public.ts'
import { atomically, type Trx } from '../../server/database.ts'
import type { Gateway, Language } from '../../server/domain.ts'
import { rupiah } from '../../server/rupiah.ts'
import { FINAL, type Offer, presentOffer } from '../check-requested.ts'
import type { BillRow } from '../create.ts'
import { approvalMessages } from '../messages.ts'
import { marginOf } from '../prices.ts'
import { InquiryRefused } from '../refused.ts'
import type { BatchRow } from './create-batch.ts'
import { endUnpaidBatch } from './end-batch.ts'
import { rowProblem } from './row-problem.ts'
import { dropRows, lowerBatch, waitingRows } from './waiting-rows.ts'

const CONCURRENCY = 5
/** An approver waits this long at most. The bills that were checked until then are not checked again on the same day. */
const MOST_MS = 15_000

type ReasonIn = (language: Language) => string
type Offered = { row: BillRow; offer: Offer & { price: number } }
type Checked = Offered | { row: BillRow; reasonIn: ReasonIn; isFinal: boolean }

/**
 * Compares the bills of a batch that awaits approval with their present prices, and asks the biller again when the day of their
 * inquiries is over. A lower price is taken over. A bill that is dearer, paid or gone is left out, and the approver decides
 * about the rest again, because its approver, its rules and its budgets judged another amount.
 */
export async function checkBatch(
  gateway: Gateway,
  { id, language }: { id: string; language: Language },
): Promise<Hindrance | undefined> {
  const rows = await waitingRows(gateway.db, id)
  if (rows.length === 0) return undefined
  const checked = await checkRows(gateway, rows)
  const lost = checked.flatMap((one) => ('isFinal' in one && one.isFinal ? [one] : []))
  const lower = checked.flatMap((one) => ('offer' in one && isChanged(one) ? [one] : []))
  const left = await atomically(gateway.db, async (trx) => {
    if (!(await lockWaiting(trx, id))) return undefined
    for (const { row, offer } of lower) await takeOver(trx, row, offer)
    await dropRows(
      trx,
      lost.map(({ row }) => row),
    )
    await lowerBatch(trx, id)
    const rest = (await waitingRows(trx, id)).length
    if (rest === 0) await endChanged(trx, id, lost[0]!.reasonIn, gateway.now())
    return rest
  })
  if (left === undefined) return undefined
  const first = lost[0]
  if (first) {
    const reason = first.reasonIn(language)
    if (left === 0) return { problem: 'BILL_CHANGED', values: { reason } }
    return { problem: 'BILLS_LEFT_OUT', values: { count: lost.length, reason } }
  }
  const waiting = checked.find((one) => 'isFinal' in one)
  const reason =
    waiting && 'reasonIn' in waiting
      ? waiting.reasonIn(language)
      : textOf(approvalMessages.partly, language, {
          done: String(checked.length),
          total: String(rows.length),
        })
  return waiting || checked.length < rows.length
    ? { problem: 'BILL_WAITS', values: { reason } }
    : undefined
}

/** Checks the bills until one has to wait, or the time is over. */
async function checkRows(gateway: Gateway, rows: readonly BillRow[]): Promise<Checked[]> {
  const endsAt = performance.now() + MOST_MS
  const waiting = [...rows]
  const checked: Checked[] = []
  const next = async (): Promise<void> => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      const one = await checkRow(gateway, row)
      checked.push(one)
      if (performance.now() > endsAt || ('isFinal' in one && !one.isFinal)) waiting.length = 0
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, next))
  return checked
}

async function checkRow(gateway: Gateway, row: BillRow): Promise<Checked> {
  try {
    const offer = await presentOffer(gateway, row)
    const price = offer.amount + offer.admin
    if (price <= row.price) return { row, offer: { ...offer, price } }
    const reasonIn = (of: Language) =>
      textOf(approvalMessages.dearer, of, { price: rupiah(price, of) })
    return { row, reasonIn: withNumber(row, reasonIn), isFinal: true }
  } catch (error) {
    if (!(error instanceof InquiryRefused)) throw error
    const reasonIn = (of: Language) => rowProblem(error, of).message
    return { row, reasonIn: withNumber(row, reasonIn), isFinal: FINAL.has(error.refusal) }
  }
}

const isChanged = ({ row, offer }: Offered) =>
  offer.price !== row.price || (offer.inquiry_id ?? row.inquiry_id) !== row.inquiry_id

const withNumber =
  ({ number }: BillRow, reasonIn: ReasonIn): ReasonIn =>
  (language) =>
    `${number}: ${reasonIn(language)}`

const takeOver = (trx: Trx, { id, kind }: BillRow, offer: Offer & { price: number }) =>
  trx
    .updateTable('bill_transactions')
    .set({ ...offer, max_cost: offer.price - marginOf(kind) })
    .where('id', '=', id)
    .where('state', '=', 'awaiting_approval')
    .execute()

/** Locks a batch that awaits approval. False when it does not any more. */
async function lockWaiting(trx: Trx, id: string): Promise<boolean> {
  const batch = await trx
    .selectFrom('bill_batches')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'awaiting_approval')
    .forUpdate()
    .executeTakeFirst()
  return batch !== undefined
}

async function endChanged(trx: Trx, id: string, reasonIn: ReasonIn, at: Date): Promise<void> {
  const request = await requestOf(trx, id)
  const batch: BatchRow = await trx
    .selectFrom('bill_batches')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await endUnpaidBatch(trx, { batchId: id, as: 'cancelled', at })
  const detail = reasonIn(request?.language ?? 'id')
  const news = { billSerial: batch.serial, detail, at } as const
  await notifyOwner(trx, batch, { kind: 'APPROVAL_BILL_CHANGED', ...news })
}
