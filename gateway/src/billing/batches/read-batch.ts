import type { billBatch } from '@borong/api/billing'
import type { Reply } from '@borong/api/types'
import { requestOf } from '../../approvals/public.ts'
import { paymentsOf } from '../../payments/public.ts'
import { type Act, ownerFacts } from '../../permissions/public.ts'
import type { Gateway, Language } from '../../server/domain.ts'
import type { BillRow } from '../create.ts'
import { billActsNow } from '../owner.ts'
import { viewBills } from '../read.ts'
import { openStates } from '../table.ts'
import { paymentName, shownOwner, viewApproval } from '../view.ts'
import type { BatchRow } from './create-batch.ts'

type BatchView = Reply<typeof billBatch>['result']

/** P-03: the batch with this serial, when the buyer may do this on it now. */
export async function findBatch(
  { db }: Gateway,
  act: Act<'bill'>,
  { buyerId, serial }: { buyerId: string; serial: string },
): Promise<BatchRow | undefined> {
  const batch = await db
    .selectFrom('bill_batches')
    .selectAll()
    .where('serial', '=', serial)
    .executeTakeFirst()
  return batch && (await billActsNow(db, batch, buyerId)).has(act) ? batch : undefined
}

/** The bills of a batch in the order of its rows. */
export const rowsOf = ({ db }: Gateway, { id }: BatchRow): Promise<BillRow[]> =>
  db
    .selectFrom('bill_transactions')
    .selectAll()
    .where('batch_id', '=', id)
    .orderBy('batch_row')
    .execute()

/** A batch as this reader sees it. It has ended when no bill is open, which follows from its bills. */
export async function readBatch(
  gateway: Gateway,
  batch: BatchRow,
  { buyerId, language }: { buyerId: string; language: Language },
): Promise<BatchView> {
  const rows = await rowsOf(gateway, batch)
  const isUnpaid = batch.state === 'awaiting_payment'
  const waits = batch.state === 'awaiting_approval'
  const payments = isUnpaid ? await paymentsOf(gateway.db, 'bill_batch', [batch.id]) : undefined
  const count = (...states: readonly BillRow['state'][]) =>
    rows.filter(({ state }) => states.includes(state)).length
  const open = count(...openStates)
  const acts = await billActsNow(gateway.db, batch, buyerId)
  const ownerOf = await ownerFacts(gateway.db, [batch], buyerId)
  return {
    ...shownOwner(batch, ownerOf(batch)),
    can_cancel: (isUnpaid || waits) && acts.has('cancel'),
    serial: batch.serial,
    kind: batch.kind,
    state: shownState(batch.state, open),
    approval: viewApproval(
      batch.company_id === null ? undefined : await requestOf(gateway.db, batch.id),
    ),
    price: batch.price,
    payment_id: batch.payment_method,
    payment_name: paymentName(batch, language),
    open_payment: (acts.has('pay') && payments?.get(batch.id)?.id) || null,
    payment_deadline: (!waits && batch.payment_deadline?.toISOString()) || null,
    counts: { total: rows.length, open, done: count('done'), refunded: count('refunded') },
    bills: await viewBills(gateway, rows, { buyerId, language }),
    created_at: batch.created_at.toISOString(),
    server_time: gateway.now().toISOString(),
  }
}

/** Earlier remotes know no batch that awaits approval. */
function shownState(state: BatchRow['state'], open: number): BatchView['state'] {
  if (state === 'awaiting_approval') return 'awaiting_payment'
  return state === 'running' && open === 0 ? 'ended' : state
}
