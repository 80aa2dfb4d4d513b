import { billByKey, createBill } from '@borong/api/billing'
import { call, isApiError, type ApiError, type Input } from '@borong/contract'
import type { Bill } from '../parts/bill-kinds.ts'
import { billKeys, unanswered } from './bill-keys.ts'

/** The outcome of sending a purchase. */
export type Paid =
  | { state: 'created'; bill: Bill }
  | { state: 'refused'; error: ApiError }
  /** No response, and no way to check: the transaction may exist. The same key makes another attempt safe. */
  | { state: 'unknown' }

const ASK_AGAIN_MS = [0, 1000, 3000, 6000]

/** Sends a purchase. After a lost response the transaction is fetched by its key, not sent again. */
export async function payBill(
  body: Input<typeof createBill>['body'],
  contents: string,
): Promise<Paid> {
  const { key } = body
  const finished = (bill: Bill): Paid => {
    billKeys.finish(contents)
    unanswered.finish(contents)
    return { state: 'created', bill }
  }
  try {
    if (unanswered.has(contents)) {
      // An earlier attempt may have arrived, perhaps with another payment method.
      const before = await findByKey(key, [0])
      if (before) return finished(before)
    }
    unanswered.keyFor(contents)
    const { result } = await call(createBill, { body })
    return finished(result)
  } catch (error) {
    if (!isApiError(error)) throw error
    const isAnswered = error.kind !== 'network' && (error.status < 500 || error.reason === DOWN)
    if (isAnswered && error.reason !== 'KEY_REUSED') {
      unanswered.finish(contents)
      return { state: 'refused', error }
    }
    const made = await findByKey(key, ASK_AGAIN_MS)
    if (made) return finished(made)
    return isAnswered ? { state: 'refused', error } : { state: 'unknown' }
  }
}

// The gateway refuses while the biller is down, before it creates anything.
const DOWN = 'BILLER_DOWN'

async function findByKey(key: string, waits: readonly number[]): Promise<Bill | undefined> {
  for (const wait of waits) {
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait))
    try {
      return (await call(billByKey, { params: { key } })).result
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 404 && !error.retry) return undefined
    }
  }
  return undefined
}
