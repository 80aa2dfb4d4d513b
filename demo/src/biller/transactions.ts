import type { Selectable } from 'kysely'
import type { OfferedProduct, PayRequest } from '@borong/gateway/billing/bill-provider'
import type { BillerTransactionTable } from '@borong/gateway/billing/biller-table'
import type { Database } from '@borong/gateway/server/database'
import type { Gateway } from '@borong/gateway/server/domain'
import { queueCallback, sendBillerCallbacks } from './callbacks.ts'
import type { Mode } from './modes.ts'
import { proofOf } from './proof.ts'
import type { Refusal } from './refusals.ts'
import type { Behaviour } from './test-numbers.ts'
import { wibDay } from './wib.ts'

export type Transaction = Selectable<BillerTransactionTable>

const FINISH_SECONDS = 5
const BATCH_SIZE = 50
const SHOWN = 50

export const findTransaction = (
  db: Database,
  reference: string,
): Promise<Transaction | undefined> =>
  db
    .selectFrom('biller_transactions')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()

/** The newest transactions, for the biller's page. */
export const latestTransactions = (db: Database): Promise<Transaction[]> =>
  db
    .selectFrom('biller_transactions')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute()

export async function setMode(db: Database, reference: string, mode: Mode): Promise<void> {
  await db
    .updateTable('biller_transactions')
    .set({ mode })
    .where('reference', '=', reference)
    .execute()
}

/** Counts a repeated request, and returns its transaction. */
export const repeated = (db: Database, reference: string): Promise<Transaction | undefined> =>
  db
    .updateTable('biller_transactions')
    .set((eb) => ({ requests: eb('requests', '+', 1) }))
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirst()

/** Takes the cost from the deposit and stores the transaction, once; undefined when the deposit is too small. */
export async function accept(
  { db, now }: Gateway,
  request: PayRequest,
  given: {
    product: OfferedProduct
    cost: number
    behaviour: Behaviour
    refusal: Refusal | undefined
  },
): Promise<Transaction | undefined> {
  const { product, cost, behaviour, refusal } = given
  const { mode } = behaviour
  const hasFailed = refusal !== undefined || mode === 'failing' || mode === 'failed_then_done'
  const state = hasFailed ? 'failed' : mode === 'pending' || mode === 'error' ? 'pending' : 'done'
  const finish = refusal ? undefined : mode === 'failed_then_done' ? 'done' : behaviour.finish
  const at = now()
  return db.transaction().execute(async (trx) => {
    const proof = proofOf(request, product, wibDay(at))
    const created = await trx
      .insertInto('biller_transactions')
      .values({
        reference: request.reference,
        code: request.code,
        kind: product.kind,
        number: request.number,
        months: request.months,
        cost,
        mode,
        state,
        problem: refusal?.problem ?? null,
        detail: refusal?.detail ?? (hasFailed ? 'FAILED' : ''),
        serial: proof.serial,
        token: proof.token,
        facts: JSON.stringify(proof.facts),
        callback_url: request.callbackUrl,
        finish_at: finish ? new Date(at.getTime() + FINISH_SECONDS * 1000) : null,
        finish_as: finish ?? null,
        requests: 1,
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!created) return findTransaction(trx, request.reference)
    if (state !== 'failed' && !(await takeDeposit(trx, cost))) {
      await trx
        .deleteFrom('biller_transactions')
        .where('reference', '=', request.reference)
        .execute()
      return undefined
    }
    if (mode === 'twice') {
      await queueCallback(trx, created, at)
      await queueCallback(trx, created, at)
    }
    return created
  })
}

async function takeDeposit(db: Database, cost: number): Promise<boolean> {
  const taken = await db
    .updateTable('biller_settings')
    .set((eb) => ({ deposit: eb('deposit', '-', cost) }))
    .where('id', '=', 'biller')
    .where('deposit', '>=', cost)
    .returning('deposit')
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Ends a transaction, corrects the deposit, and notifies the shop. It may contradict an earlier end, and tells the end of
 * one that was silent.
 */
export async function finish(
  gateway: Gateway,
  transaction: Transaction,
  state: 'done' | 'failed',
): Promise<void> {
  const { reference, cost } = transaction
  const at = gateway.now()
  await gateway.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('biller_transactions')
      .set({
        state,
        finish_at: null,
        finish_as: null,
        problem: state === 'failed' ? 'REJECTED' : null,
        detail: state === 'failed' ? 'FAILED' : '',
        // An end that was decided is answered, whatever hid the transaction before.
        mode: transaction.mode === 'no_serial' ? 'no_serial' : 'normal',
      })
      .where('reference', '=', reference)
      .where('state', '=', transaction.state)
      .returningAll()
      .executeTakeFirst()
    if (!changed) return
    const wasFailed = transaction.state === 'failed'
    const difference = wasFailed === (state === 'failed') ? 0 : wasFailed ? -cost : cost
    if (difference !== 0)
      await trx
        .updateTable('biller_settings')
        .set((eb) => ({ deposit: eb('deposit', '+', difference) }))
        .where('id', '=', 'biller')
        .execute()
    await queueCallback(trx, changed, at)
  })
}

/** Ends the transactions whose time has come, and sends the callbacks. */
export async function finishDue(gateway: Gateway): Promise<void> {
  const due = await gateway.db
    .selectFrom('biller_transactions')
    .selectAll()
    .where('finish_at', '<=', gateway.now())
    .orderBy('finish_at')
    .limit(BATCH_SIZE)
    .execute()
  for (const transaction of due) await finish(gateway, transaction, transaction.finish_as ?? 'done')
  await sendBillerCallbacks(gateway)
}
