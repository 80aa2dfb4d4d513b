import type { CaptureResult } from 'posthog-js/dist/module.no-external.js'

/** The gateway reads a hundred events of a body of 256 kB, and a beacon carries 64 kB. */
const MOST_EVENTS = 50
const MOST_CHARACTERS = 48_000
const FLUSH_MS = 3000
const ANSWER_MS = 10_000
const MORE_TRIES = 10
const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = 30 * 60_000

/** Sends events in batches. */
export interface EventSender {
  send(event: CaptureResult): void
}

/**
 * Sends events with the batch call of the analytics service's public API. The client itself waits a minute for an
 * answer and gives up after three failures, without settings for either. K-05 requires ten seconds and ten retries.
 */
export function createEventSender(apiHost: string, apiKey: string): EventSender {
  const address = `${apiHost.replace(/\/$/, '')}/batch/`
  let queue: CaptureResult[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const bodyOf = (batch: readonly CaptureResult[]) =>
    JSON.stringify({ api_key: apiKey, batch, sent_at: new Date().toISOString() })
  const takeQueue = () => {
    clearTimeout(timer)
    timer = undefined
    const batch = queue
    queue = []
    return batch
  }
  const attempt = async (batch: readonly CaptureResult[], tries: number): Promise<void> => {
    if ((await isAnswered(address, bodyOf(batch))) || tries === MORE_TRIES) return
    setTimeout(() => whenOnline(() => void attempt(batch, tries + 1)), waitAfter(tries))
  }
  window.addEventListener('pagehide', () => {
    for (const batch of batchesOf(takeQueue()))
      navigator.sendBeacon(address, new Blob([bodyOf(batch)], { type: 'application/json' }))
  })
  return {
    send(event) {
      queue.push(event)
      timer ??= setTimeout(() => {
        for (const batch of batchesOf(takeQueue())) void attempt(batch, 0)
      }, FLUSH_MS)
    },
  }
}

function batchesOf(events: readonly CaptureResult[]): CaptureResult[][] {
  const batches: CaptureResult[][] = []
  let length = 0
  for (const event of events) {
    const more = JSON.stringify(event).length
    const last = batches.at(-1)
    if (last && last.length < MOST_EVENTS && length + more <= MOST_CHARACTERS) {
      last.push(event)
      length += more
    } else {
      batches.push([event])
      length = more
    }
  }
  return batches
}

/** A refusal (4xx) is an answer: the same events would be refused again. */
async function isAnswered(address: string, body: string): Promise<boolean> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), ANSWER_MS)
  try {
    const { status } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body,
      signal: abort.signal,
    })
    return status < 500
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

// Exponential backoff with jitter, so that browsers do not retry at the same time.
const waitAfter = (tries: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.75 + Math.random() / 2)

function whenOnline(run: () => void): void {
  if (navigator.onLine) run()
  else window.addEventListener('online', run, { once: true })
}
