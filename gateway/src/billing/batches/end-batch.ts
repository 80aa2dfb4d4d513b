import { closeRequest } from '../../approvals/public.ts'
import { freeBudgets } from '../../companies/public.ts'
import { endPayment, expireSubjects } from '../../payments/public.ts'
import type { Trx } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { notifyOfBill } from '../owner.ts'

const unpaid = ['awaiting_payment', 'awaiting_approval'] as const

/** Ends a batch that awaits payment or approval, with all its bills, its payment and its request. False for another one. */
export async function endUnpaidBatch(
  trx: Trx,
  end: { batchId: string; as: 'cancelled' | 'expired'; at: Date },
): Promise<boolean> {
  const before = await trx
    .selectFrom('bill_batches')
    .select('state')
    .where('id', '=', end.batchId)
    .forUpdate()
    .executeTakeFirst()
  const batch = await trx
    .updateTable('bill_batches')
    .set({ state: end.as, payment_deadline: null })
    .where('id', '=', end.batchId)
    .where('state', 'in', unpaid)
    .returning(['serial', 'user_id', 'company_id'])
    .executeTakeFirst()
  if (!batch) return false
  await closeRequest(trx, {
    subjectId: end.batchId,
    as: end.as === 'expired' ? 'expired' : 'withdrawn',
  })
  await freeBudgets(trx, end.batchId)
  await trx
    .updateTable('bill_transactions')
    .set({ state: end.as })
    .where('batch_id', '=', end.batchId)
    .where('state', 'in', unpaid)
    .execute()
  await endPayment(trx, { type: 'bill_batch', id: end.batchId }, end)
  if (end.as === 'expired')
    await notifyOfBill(trx, batch, {
      kind: before?.state === 'awaiting_approval' ? 'APPROVAL_BILL_EXPIRED' : 'BILL_BATCH_EXPIRED',
      billSerial: batch.serial,
      at: end.at,
    })
  return true
}

/** Ends the batches whose payment or approval comes too late. */
export async function expireBatches(gateway: Gateway): Promise<void> {
  // Each state has an index of its deadlines.
  for (const state of unpaid)
    await expireSubjects(gateway, {
      job: 'end unpaid batches of bills',
      type: 'bill_batch',
      due: (db) =>
        db
          .selectFrom('bill_batches')
          .select('id')
          .where('state', '=', state)
          .where('payment_deadline', '<=', gateway.now())
          .orderBy('payment_deadline'),
      end: (trx, id) => endUnpaidBatch(trx, { batchId: id, as: 'expired', at: gateway.now() }),
    })
}
