import { HOUR_MS } from '@borong/api/rules/time'
import { giveBackBudgets } from '../companies/public.ts'
import { ownerIdOf } from '../memberships/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { move } from '../wallet/public.ts'
import { type BillProblem, DEPOSIT_EMPTY, type PayOutcome } from './bill-provider.ts'
import { endRow, isDelayNotified, takeExtra } from './batches/end-row.ts'
import type { BillRow } from './create.ts'
import { addEvent, isNews, type Report } from './events.ts'
import { notifyOfBill } from './owner.ts'
import { nextTry } from './pauses.ts'
import { rememberNumber } from './saved-numbers/remember.ts'
import { type Sealer, sealerOf } from './seal.ts'
import type { BillAlarm } from './table.ts'

const DELAY_MS = 2 * HOUR_MS
const DESK_MS = 24 * HOUR_MS

type Done = Extract<PayOutcome, { outcome: 'done' }>

const isOpen = ({ state }: BillRow) => state === 'paid' || state === 'sent' || state === 'pending'

/** Applies a biller's report to its bill, in a transaction of its own. */
export async function settle(gateway: Gateway, billId: string, report: Report): Promise<void> {
  const sealer = await sealerOf(gateway)
  const alarm = await atomically(gateway.db, (trx) =>
    applyReport(trx, billId, report, { sealer, at: gateway.now() }),
  )
  if (alarm) logAlarm(gateway, alarm)
}

interface Raised {
  alarm: BillAlarm
  serial: string
}

/** The line by which operators are alerted; the desk has the details. */
export const logAlarm = ({ app }: Gateway, { alarm, serial }: Raised): void =>
  app.log.error(
    { alarm: `bill-${alarm.toLowerCase().replaceAll('_', '-')}`, serial },
    'a bill needs an operator',
  )

/**
 * Applies a report inside the caller's transaction. Only a definite failure refunds. A bill at its end stays there: a
 * contradicting report raises an alarm, which is returned.
 */
export async function applyReport(
  trx: Trx,
  billId: string,
  report: Report,
  { sealer, at }: { sealer: Sealer; at: Date },
): Promise<Raised | undefined> {
  const bill = await trx
    .selectFrom('bill_transactions')
    .selectAll()
    .where('id', '=', billId)
    .forUpdate()
    .executeTakeFirst()
  if (!bill) return undefined
  const isNew = await isNews(trx, bill.id, report)
  if (isNew) await addEvent(trx, bill.id, report, at)
  else if (report.digest !== undefined) return undefined
  const { outcome } = report
  if (outcome.outcome === 'done') return applyDone(trx, bill, outcome, { sealer, at })
  if (outcome.outcome === 'failed')
    return applyFailed(trx, bill, report.actor ? 'OPERATOR_DECISION' : outcome.problem, at)
  // The shop's deposit is an operator's task, and no failure of the buyer's.
  const isEmpty = outcome.outcome === 'unknown' && outcome.detail === DEPOSIT_EMPTY
  return isOpen(bill) ? stayOpen(trx, bill, isEmpty ? 'DEPOSIT_EMPTY' : undefined, at) : undefined
}

async function applyDone(
  trx: Trx,
  bill: BillRow,
  outcome: Done,
  { sealer, at }: { sealer: Sealer; at: Date },
): Promise<Raised | undefined> {
  if (bill.state === 'refunded') return raise(trx, bill, 'DONE_AFTER_REFUND')
  if (!isOpen(bill) && bill.state !== 'done') return undefined
  // A biller may send the serial number after it has reported the end.
  const facts = outcome.facts.length > 0 ? sealer.seal(JSON.stringify(outcome.facts)) : undefined
  await update(trx, bill, {
    token_sealed: bill.token_sealed ?? (outcome.token === null ? null : sealer.seal(outcome.token)),
    biller_serial: bill.biller_serial ?? outcome.billerSerial,
    ...(facts && bill.state !== 'done' ? { facts_sealed: facts } : {}),
    ...(bill.state === 'done'
      ? {}
      : { state: 'done', done_at: at, next_try_at: null, alarm: null }),
  })
  if (bill.state === 'done') return undefined
  await rememberNumber(trx, bill, at)
  if (bill.batch_id !== null) {
    await endRow(trx, bill, at)
    return undefined
  }
  await notifyOfBill(trx, bill, {
    kind: 'BILL_DONE',
    billSerial: bill.serial,
    detail: hintOf(bill, outcome),
    at,
  })
  return undefined
}

// The notification shows the end of the token: enough to recognise it, too little to use it.
const hintOf = (bill: BillRow, { token }: Done) =>
  token === null ? bill.product_name : `${bill.product_name} (•••• ${token.slice(-4)})`

async function applyFailed(
  trx: Trx,
  bill: BillRow,
  failure: BillProblem | 'OPERATOR_DECISION',
  at: Date,
): Promise<Raised | undefined> {
  const isDecided = failure === 'OPERATOR_DECISION'
  if (bill.state === 'done' && !isDecided) return raise(trx, bill, 'FAILED_AFTER_DONE')
  if (!isOpen(bill) && bill.state !== 'done') return undefined
  const amount = (bill.paid_amount ?? 0) + (await takeExtra(trx, bill))
  const isRefunded = await move(trx, {
    userId: ownerIdOf(bill),
    currency: 'IDR',
    amount,
    counter: 'shop:sales',
    category: 'BILL_REFUND',
    reference: bill.serial,
    remark: bill.serial,
    at,
  })
  if (!isRefunded) throw new Error(`The refund of ${bill.serial} was not booked`)
  await giveBackBudgets(trx, bill.batch_id ?? bill.id, bill.price)
  await update(trx, bill, {
    state: 'refunded',
    failure,
    paid_amount: amount,
    refunded_amount: amount,
    next_try_at: null,
    alarm: null,
    done_at: null,
  })
  if (bill.batch_id !== null) {
    await endRow(trx, bill, at)
    return undefined
  }
  await notifyOfBill(trx, bill, {
    kind: 'BILL_REFUNDED',
    billSerial: bill.serial,
    detail: bill.product_name,
    at,
  })
  return undefined
}

/** The outcome is open: asks again later, tells the buyer after two hours and the desk after a day. */
async function stayOpen(
  trx: Trx,
  bill: BillRow,
  alarm: BillAlarm | undefined,
  at: Date,
): Promise<Raised | undefined> {
  const age = at.getTime() - (bill.paid_at ?? at).getTime()
  const isDelayed =
    age >= DELAY_MS && bill.delay_told_at === null && !(await isDelayNotified(trx, bill))
  const raised = alarm ?? (age >= DESK_MS ? ('PENDING_LONG' as const) : undefined)
  await update(trx, bill, {
    // One that was not sent yet is sent next, whatever was reported of it.
    ...(bill.state === 'paid'
      ? {}
      : { state: 'pending', next_try_at: nextTry(bill.tries, age, at) }),
    ...(isDelayed ? { delay_told_at: at } : {}),
  })
  if (isDelayed)
    await notifyOfBill(trx, bill, {
      kind: 'BILL_DELAYED',
      billSerial: bill.serial,
      detail: bill.product_name,
      at,
    })
  return raised && bill.alarm === null ? raise(trx, bill, raised) : undefined
}

async function raise(trx: Trx, bill: BillRow, alarm: BillAlarm): Promise<Raised | undefined> {
  if (bill.alarm === alarm) return undefined
  await update(trx, bill, { alarm })
  return { alarm, serial: bill.serial }
}

const update = (trx: Trx, { id }: BillRow, to: Partial<BillRow>) =>
  trx.updateTable('bill_transactions').set(to).where('id', '=', id).execute()
