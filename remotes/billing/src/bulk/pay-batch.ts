import { createBillBatch } from '@borong/api/billing'
import { call, isApiError, type ApiError, type Input, type Reply } from '@borong/contract'
import { billKeys } from '../confirm/bill-keys.ts'

/** A payment without its key, which its rows determine. */
type Payment = Omit<Input<typeof createBillBatch>['body'], 'key'>

/** The outcome of sending a batch. */
type PaidBatch =
  | { state: 'created'; batch: Reply<typeof createBillBatch>['result'] }
  | { state: 'refused'; error: ApiError }
  /** No response: the batch may exist. Another attempt with the same rows has the same key. */
  | { state: 'unknown' }

// The gateway refuses with it before it creates anything.
const DOWN = 'BILLER_DOWN'

/**
 * Pays the rows together. The same rows have one key until their batch is known to exist, so no retry and no reload
 * pays them twice; with another payment method the gateway refuses the key once it has been used.
 */
export async function payBatch(payment: Payment): Promise<PaidBatch> {
  const rows = payment.rows.map(({ product, number, months }) => [product, number, months])
  const contents = JSON.stringify([payment.kind, rows])
  try {
    const { result } = await billKeys.once(contents, (key) =>
      call(createBillBatch, { body: { ...payment, key } }),
    )
    return { state: 'created', batch: result }
  } catch (error) {
    if (!isApiError(error)) throw error
    const isAnswered = error.kind !== 'network' && (error.status < 500 || error.reason === DOWN)
    return isAnswered ? { state: 'refused', error } : { state: 'unknown' }
  }
}
