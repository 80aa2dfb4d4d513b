import type { billBatch } from '@borong/api/billing'
import { textOf } from '@borong/api/messages'
import type { Reply } from '@borong/api/types'
import { methodById, methodName, paymentsOf } from '../../payments/public.ts'
import type { Gateway, Language } from '../../server/domain.ts'
import type { BillRow } from '../create.ts'
import { methodMessages } from '../messages.ts'
import { openStates, viewBills } from '../read.ts'
import type { BatchRow } from './create-batch.ts'

type BatchView = Reply<typeof billBatch>['result']

/** The buyer's batch with this serial. */
export const findBatch = (
  { db }: Gateway,
  buyerId: string,
  serial: string,
): Promise<BatchRow | undefined> =>
  db
    .selectFrom('bill_batches')
    .selectAll()
    .where('serial', '=', serial)
    .where('user_id', '=', buyerId)
    .executeTakeFirst()

/** The bills of a batch in the order of its rows. */
export const rowsOf = ({ db }: Gateway, { id }: BatchRow): Promise<BillRow[]> =>
  db
    .selectFrom('bill_transactions')
    .selectAll()
    .where('batch_id', '=', id)
    .orderBy('batch_row')
    .execute()

/** A batch as its buyer sees it. It has ended when no bill is open, which follows from its bills. */
export async function readBatch(
  gateway: Gateway,
  batch: BatchRow,
  language: Language,
): Promise<BatchView> {
  const rows = await rowsOf(gateway, batch)
  const isUnpaid = batch.state === 'awaiting_payment'
  const payments = isUnpaid ? await paymentsOf(gateway.db, 'bill_batch', [batch.id]) : undefined
  const count = (...states: readonly BillRow['state'][]) =>
    rows.filter(({ state }) => states.includes(state)).length
  const open = count(...openStates)
  return {
    serial: batch.serial,
    kind: batch.kind,
    state: batch.state === 'running' && open === 0 ? 'ended' : batch.state,
    price: batch.price,
    payment_id: batch.payment_method,
    payment_name: methodById(batch.payment_method)
      ? methodName(batch.payment_method, language)
      : textOf(methodMessages.wallet, language),
    open_payment: payments?.get(batch.id)?.id ?? null,
    payment_deadline: batch.payment_deadline?.toISOString() ?? null,
    counts: { total: rows.length, open, done: count('done'), refunded: count('refunded') },
    bills: await viewBills(gateway, rows, language),
    created_at: batch.created_at.toISOString(),
    server_time: gateway.now().toISOString(),
  }
}
