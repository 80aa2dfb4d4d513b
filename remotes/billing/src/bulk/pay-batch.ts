import { createBillBatch } from '@borong/api/billing'
import { call, isApiError, type ApiError, type Input, type Reply } from '@borong/contract'

type Body = Input<typeof createBillBatch>['body']
/** A payment without its key and PIN, which may change under the same key. */
export type BatchContents = Omit<Body, 'key' | 'pin' | 'again'>
type Batch = Reply<typeof createBillBatch>['result']

/** The outcome of sending a batch. */
export type PaidBatch =
  | { state: 'created'; batch: Batch }
  | { state: 'refused'; error: ApiError }
  /** No response: the batch may exist. The next attempt sends the same key and contents again. */
  | { state: 'unknown' }

const KEY = 'billing.batch'
// The gateway refuses with it before it creates anything.
const DOWN = 'BILLER_DOWN'

interface Sent {
  key: string
  contents: BatchContents
}

/**
 * Pays the rows together. A batch whose response was lost is sent again as it was, with the same key, before anything
 * else is paid: so no retry, reload or change makes a second one.
 */
export async function payBatch(
  contents: BatchContents,
  again: boolean,
  pin: string | undefined,
): Promise<PaidBatch> {
  const unanswered = read()
  if (unanswered) {
    const before = await send(unanswered, again, pin)
    if (before.state !== 'refused') return before
    if (JSON.stringify(unanswered.contents) === JSON.stringify(contents)) return before
  }
  return send({ key: crypto.randomUUID(), contents }, again, pin)
}

async function send(sent: Sent, again: boolean, pin: string | undefined): Promise<PaidBatch> {
  store(sent)
  try {
    const body = { ...sent.contents, key: sent.key, again, ...(pin ? { pin } : {}) }
    const { result } = await call(createBillBatch, { body })
    store(undefined)
    return { state: 'created', batch: result }
  } catch (error) {
    if (!isApiError(error)) throw error
    const isAnswered = error.kind !== 'network' && (error.status < 500 || error.reason === DOWN)
    if (!isAnswered) return { state: 'unknown' }
    store(undefined)
    return { state: 'refused', error }
  }
}

let inMemory: Sent | undefined

function read(): Sent | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Sent | null) ?? inMemory
  } catch {
    return inMemory
  }
}

function store(sent: Sent | undefined) {
  inMemory = sent
  try {
    if (sent) localStorage.setItem(KEY, JSON.stringify(sent))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that forbids storage retains it as long as the page.
  }
}
