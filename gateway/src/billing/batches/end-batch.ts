import { freeBudgets } from '../../companies/public.ts'
import { endPayment, expireSubjects } from '../../payments/public.ts'
import type { Trx } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { notifyOfBill } from '../owner.ts'

/** Ends an unpaid batch with all its bills and its payment. False when it is not unpaid. */
export async function endUnpaidBatch(
  trx: Trx,
  end: { batchId: string; as: 'cancelled' | 'expired'; at: Date },
): Promise<boolean> {
  const batch = await trx
    .updateTable('bill_batches')
    .set({ state: end.as, payment_deadline: null })
    .where('id', '=', end.batchId)
    .where('state', '=', 'awaiting_payment')
    .returning(['serial', 'user_id', 'company_id'])
    .executeTakeFirst()
  if (!batch) return false
  await freeBudgets(trx, end.batchId)
  await trx
    .updateTable('bill_transactions')
    .set({ state: end.as })
    .where('batch_id', '=', end.batchId)
    .where('state', '=', 'awaiting_payment')
    .execute()
  await endPayment(trx, { type: 'bill_batch', id: end.batchId }, end)
  if (end.as === 'expired')
    await notifyOfBill(trx, batch, {
      kind: 'BILL_BATCH_EXPIRED',
      billSerial: batch.serial,
      at: end.at,
    })
  return true
}

/** Ends the batches whose payment deadline has passed. */
export const expireBatches = (gateway: Gateway): Promise<void> =>
  expireSubjects(gateway, {
    job: 'end unpaid batches of bills',
    type: 'bill_batch',
    due: (db) =>
      db
        .selectFrom('bill_batches')
        .select('id')
        .where('state', '=', 'awaiting_payment')
        .where('payment_deadline', '<=', gateway.now())
        .orderBy('payment_deadline'),
    end: (trx, id) => endUnpaidBatch(trx, { batchId: id, as: 'expired', at: gateway.now() }),
  })
