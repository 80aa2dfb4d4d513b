import * as billingCalls from '@borong/api/billing'
import { closePayment } from '../../payments/public.ts'
import { atomically } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { sendCsv } from '../../server/send-csv.ts'
import { batchFile } from './batch-file.ts'
import { checkRows } from './check-rows.ts'
import { createBatch } from './create-batch.ts'
import { endUnpaidBatch } from './end-batch.ts'
import { findBatch, readBatch } from './read-batch.ts'

/** F-07: many bills with one payment. */
export function serveBatches(gateway: Gateway): void {
  const { serve, db, now } = gateway

  serve(billingCalls.checkBillRows, async ({ body, buyerId, language }) => {
    const rows = await checkRows(gateway, { ...body, buyerId, language })
    return { result: { rows } }
  })

  serve(billingCalls.createBillBatch, async ({ body, buyerId, language }) => {
    const batch = await createBatch(gateway, { ...body, buyerId, language })
    return { result: await readBatch(gateway, batch, { buyerId, language }) }
  })

  serve(billingCalls.billBatch, async ({ params, buyerId, language, refuse }) => {
    const batch = await findBatch(gateway, 'read', { ...params, buyerId })
    return batch
      ? { result: await readBatch(gateway, batch, { buyerId, language }) }
      : refuse('BATCH_UNKNOWN')
  })

  serve(billingCalls.cancelBillBatch, async ({ params, buyerId, language, refuse }) => {
    const batch = await findBatch(gateway, 'cancel', { ...params, buyerId })
    if (!batch) return refuse('BATCH_UNKNOWN')
    const end = { batchId: batch.id, as: 'cancelled' as const, at: now() }
    if (!(await atomically(db, (trx) => endUnpaidBatch(trx, end)))) return refuse('NOT_CANCELLABLE')
    await closePayment(gateway, { type: 'bill_batch', id: batch.id })
    const after = (await findBatch(gateway, 'cancel', { ...params, buyerId }))!
    return { result: await readBatch(gateway, after, { buyerId, language }) }
  })

  serve(billingCalls.billBatchFile, async ({ params, buyerId, language, reply, refuse }) => {
    const batch = await findBatch(gateway, 'read', { ...params, buyerId })
    if (!batch) return refuse('BATCH_UNKNOWN')
    return sendCsv(reply, batch.serial, await batchFile(gateway, batch, { buyerId, language }))
  })
}
