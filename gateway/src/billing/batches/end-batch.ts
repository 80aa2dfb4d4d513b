import { notify } from '../../notifications/public.ts'
import { closePayment, endPayment } from '../../payments/public.ts'
import { atomically, type Trx } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'

const AT_ONCE = 20

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
    .returning(['serial', 'user_id'])
    .executeTakeFirst()
  if (!batch) return false
  await trx
    .updateTable('bill_transactions')
    .set({ state: end.as })
    .where('batch_id', '=', end.batchId)
    .where('state', '=', 'awaiting_payment')
    .execute()
  await endPayment(trx, { type: 'bill_batch', id: end.batchId }, end.as)
  if (end.as === 'expired')
    await notify(trx, {
      userId: batch.user_id,
      kind: 'BILL_BATCH_EXPIRED',
      billSerial: batch.serial,
      at: end.at,
    })
  return true
}

/** Ends the batches whose payment deadline has passed. */
export async function expireBatches(gateway: Gateway): Promise<void> {
  const late = await gateway.db
    .selectFrom('bill_batches')
    .select('id')
    .where('state', '=', 'awaiting_payment')
    .where('payment_deadline', '<=', gateway.now())
    .orderBy('payment_deadline')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of late) {
    const end = { batchId: id, as: 'expired' as const, at: gateway.now() }
    const ended = await atomically(gateway.db, (trx) => endUnpaidBatch(trx, end))
    if (ended) await closePayment(gateway, { type: 'bill_batch', id })
  }
}
