import type { StampedRecord, TelemetrySink } from './create-telemetry.ts'

const LONGEST_QUEUE = 500

/** A sink whose service is still on its way: what comes before it waits, and is dropped when it never comes. */
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
 * Loads and starts one after the other from then on, each of both when the browser has nothing better to do: together they
 * would keep a slow phone from answering for a quarter of a second.
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

// Safari tells nobody when it is idle.
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    else setTimeout(resolve, WITHOUT_IDLE_MS)
  })
