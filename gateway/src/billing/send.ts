import { DAY_MS } from '@borong/api/rules/time'
import { isPrepaid } from '@borong/api/rules/prepaid'
import type { Gateway } from '../server/domain.ts'
import { type BillProvider, NOT_FOUND, type PayOutcome, type PayRequest } from './bill-provider.ts'
import { CALLBACK_PATH } from './callbacks.ts'
import type { BillRow } from './create.ts'
import type { Report } from './events.ts'
import { inTime } from '../server/in-time.ts'
import { HOLD_MS, PAY_TIMEOUT_MS } from './pauses.ts'
import { billProviderOf } from './provider.ts'
import { settle } from './settle.ts'
import type { BillState } from './table.ts'

/** The most requests of one gateway to the biller at a time. A biller that hangs holds up these only. */
const CONCURRENCY = 50

const inFlight = new WeakMap<Gateway['app'], Set<Promise<void>>>()

/**
 * Takes the due bills and starts their requests: one that was never sent is sent, another is asked for. Returns the
 * running requests, which the job does not wait for.
 */
export async function sendBills(gateway: Gateway): Promise<Promise<void>[]> {
  const running = inFlight.get(gateway.app) ?? new Set()
  inFlight.set(gateway.app, running)
  const room = CONCURRENCY - running.size
  if (room <= 0) return []
  return (await takeDue(gateway, room)).map((bill) => {
    const request: Promise<void> = sendOne(gateway, bill)
      // The bill stays due, so another attempt asks for it.
      .catch((error: unknown) =>
        gateway.app.log.error({ err: error, serial: bill.serial }, 'a bill was not settled'),
      )
      .finally(() => running.delete(request))
    running.add(request)
    return request
  })
}

/**
 * Works off a queue that is longer than one gateway may have in flight. It is no `eachTaken`: bills that are paid
 * meanwhile start at once, while others wait for a biller that hangs.
 */
export async function sendAllBills(gateway: Gateway): Promise<void> {
  for (;;) {
    const room = CONCURRENCY - requestsInFlight(gateway).length
    const started = await sendBills(gateway)
    if (started.length < room) return
    await Promise.race(requestsInFlight(gateway))
  }
}

/** Lets a stopping gateway wait for its requests. */
export const requestsInFlight = ({ app }: Gateway): Promise<void>[] => [
  ...(inFlight.get(app) ?? []),
]

/**
 * Takes due bills for this gateway alone. The first attempt is committed as `sent` before its request leaves: after a
 * crash the shop can't know whether it left, so every later attempt asks for the status only.
 */
async function takeDue({ db, now }: Gateway, limit: number): Promise<BillRow[]> {
  const at = now()
  const due = db
    .selectFrom('bill_transactions')
    .select('id')
    .where('next_try_at', '<=', at)
    .orderBy('next_try_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  return db
    .updateTable('bill_transactions')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      next_try_at: new Date(at.getTime() + HOLD_MS),
      sent_at: eb.fn.coalesce('sent_at', eb.val(at)),
      state: eb
        .case()
        .when('state', '=', 'paid')
        .then<BillState>('sent')
        .else(eb.ref('state'))
        .end(),
    }))
    .where('id', 'in', due)
    .returningAll()
    .execute()
}

async function sendOne(gateway: Gateway, bill: BillRow): Promise<void> {
  const provider = billProviderOf(gateway)
  if (bill.provider !== provider.name) return settle(gateway, bill.id, ofOtherBiller(bill))
  if (bill.tries === 1) return pay(gateway, provider, bill)
  const outcome = isTooOld(gateway, provider, bill)
    ? { outcome: 'unknown' as const, detail: 'too old for a status request' }
    : await answered(provider.status(requestOf(gateway, provider, bill)))
  await settle(gateway, bill.id, { source: 'status', outcome })
  if (isMissing(gateway, bill, outcome) && (await takeToSendAgain(gateway, bill)))
    await pay(gateway, provider, bill)
}

async function pay(gateway: Gateway, provider: BillProvider, bill: BillRow): Promise<void> {
  const outcome = await answered(provider.pay(requestOf(gateway, provider, bill)))
  await settle(gateway, bill.id, { source: 'pay', outcome })
}

/**
 * Whether the request of a crashed gateway never left: the biller has no payment of it although no earlier request can
 * be in flight any more. The biller pays once per reference, so sending the same one is safe. After a day it may be a
 * payment that the biller has forgotten, which an operator judges.
 */
const isMissing = ({ now }: Gateway, { paid_at, sent_at }: BillRow, outcome: PayOutcome) =>
  outcome.outcome === 'unknown' &&
  outcome.detail === NOT_FOUND &&
  sent_at !== null &&
  now().getTime() - sent_at.getTime() >= HOLD_MS &&
  now().getTime() - (paid_at ?? sent_at).getTime() < DAY_MS

/**
 * Holds a missing bill for another request. False when another gateway has taken it since: this one was too slow, and
 * both would send it.
 */
async function takeToSendAgain({ db, now }: Gateway, bill: BillRow): Promise<boolean> {
  const at = now()
  const taken = await db
    .updateTable('bill_transactions')
    .set({ sent_at: at, tries: bill.tries + 1, next_try_at: new Date(at.getTime() + HOLD_MS) })
    .where('id', '=', bill.id)
    .where('tries', '=', bill.tries)
    .where('state', 'in', ['sent', 'pending'])
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** The outcome of a request. An error and a missing answer are unknown: the biller may have paid. */
const answered = (answer: Promise<PayOutcome>): Promise<PayOutcome> =>
  inTime(
    answer.catch((error: unknown): PayOutcome => {
      const detail = error instanceof Error ? error.message : String(error)
      return { outcome: 'unknown', detail }
    }),
    PAY_TIMEOUT_MS,
    { outcome: 'unknown', detail: 'no answer in time' },
  )

// A bill that was never sent can't be paid at its biller any more; one that was sent is an operator's task.
function ofOtherBiller({ tries }: BillRow): Report {
  const detail = 'the shop has another biller now'
  return tries === 1
    ? { source: 'pay', outcome: { outcome: 'failed', problem: 'PRODUCT_CLOSED', detail } }
    : { source: 'status', outcome: { outcome: 'unknown', detail } }
}

// Such a request would buy again.
const isTooOld = ({ now }: Gateway, { prepaidStatusDays }: BillProvider, bill: BillRow) =>
  prepaidStatusDays !== null &&
  isPrepaid(bill.kind) &&
  bill.sent_at !== null &&
  now().getTime() - bill.sent_at.getTime() >= prepaidStatusDays * DAY_MS

const requestOf = ({ config }: Gateway, { name }: BillProvider, bill: BillRow): PayRequest => ({
  reference: bill.reference,
  code: bill.product_code,
  kind: bill.kind,
  number: bill.number,
  months: bill.months,
  billerReference: bill.biller_reference,
  maxCost: bill.max_cost,
  callbackUrl: `${config.publicUrl}${CALLBACK_PATH}/${name}`,
})
