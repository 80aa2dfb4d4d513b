import { takeBudgets } from '../../companies/public.ts'
import type { PaymentOwner } from '../../payments/public.ts'
import type { Trx } from '../../server/database.ts'
import { ownerOfPayments } from '../owner-of-payments.ts'
import { endUnpaidBatch } from './end-batch.ts'

/** Payments of batches. */
export const batchPayments: PaymentOwner = {
  ...ownerOfPayments('bill_batches'),
  subject: 'bill_batch',
  paid: (trx, { subject_id: batchId, amount }, { at }) =>
    markBatchPaid(trx, { batchId, amount, at }),
  async expired(trx, { subject_id }, { at }) {
    await endUnpaidBatch(trx, { batchId: subject_id, as: 'expired', at })
  },
  returnPath: ({ subject_serial }) => `/billing/bulk/${subject_serial}`,
}

/** Makes every bill due to be sent, with its own price. The rest of the money stays with the batch. */
export async function markBatchPaid(
  trx: Trx,
  { batchId, amount, at }: { batchId: string; amount: number; at: Date },
): Promise<boolean> {
  const batch = await trx
    .updateTable('bill_batches')
    .set((eb) => ({
      state: 'running',
      payment_deadline: null,
      extra: eb(eb.val(amount), '-', eb.ref('price')),
    }))
    .where('id', '=', batchId)
    .where('state', '=', 'awaiting_payment')
    .returning('id')
    .executeTakeFirst()
  if (!batch) return false
  await takeBudgets(trx, batchId)
  await trx
    .updateTable('bill_transactions')
    .set((eb) => ({
      state: 'paid',
      paid_at: at,
      paid_amount: eb.ref('price'),
      next_try_at: at,
      payment_deadline: null,
    }))
    .where('batch_id', '=', batchId)
    .where('state', '=', 'awaiting_payment')
    .execute()
  return true
}
