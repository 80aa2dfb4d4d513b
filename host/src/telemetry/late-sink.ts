import type { StampedRecord, TelemetrySink } from './create-telemetry.ts'

const LONGEST_QUEUE = 500

/** A sink whose service is still loading. Earlier records are queued, and dropped when the service fails to load. */
export function lateSink(coming: Promise<TelemetrySink | null>): TelemetrySink {
  let queue: StampedRecord[] = []
  let sink: TelemetrySink | null | undefined
  const arrive = (arrived: TelemetrySink | null) => {
    sink = arrived
    if (queue.length > 0) sink?.(queue)
    queue = []
  }
  coming.then(arrive, () => arrive(null))
  return (records) => {
    if (sink === undefined) queue = [...queue, ...records].slice(-LONGEST_QUEUE)
    else sink?.(records)
  }
}

/**
 * Loads and starts the services one after the other, each step when the browser is idle. Together they would block a
 * slow phone for a quarter of a second.
 */
export function inTurn(
  from: Promise<void>,
): <M, T>(load: () => Promise<M>, start: (loaded: M) => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = from
  return (load, start) => {
    const turn = last
      .then(idle)
      .then(load)
      .then(async (loaded) => {
        await idle()
        return start(loaded)
      })
    last = turn.catch(() => {})
    return turn
  }
}

const LONGEST_WAIT_MS = 5000
const WITHOUT_IDLE_MS = 500

// Safari has no idle callback.
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    else setTimeout(resolve, WITHOUT_IDLE_MS)
  })
