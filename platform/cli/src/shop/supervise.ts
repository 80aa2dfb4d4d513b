import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from './processes.ts'

/** A service that is restarted when it exits unexpectedly. */
export interface Supervised {
  name: string
  /** Resolves when it exited too often to be restarted. */
  failed: Promise<void>
  stop(): Promise<void>
}

interface Options {
  /** Starts it again, with the same port and data. */
  start(): Promise<Running>
  onRestart?(name: string): void
  /** The pause before the first restart; each further one doubles it. */
  pauseMs?: number
}

const MOST_RESTARTS = 5
/** A service that ran this long did not exit because of its start. */
const STABLE_MS = 60_000

/** Restarts a service whenever it exits, until it is stopped or has exited too often. */
export function supervise(
  first: Running,
  { start, onRestart, pauseMs = 250 }: Options,
): Supervised {
  const { name } = first
  const stopping = new AbortController()
  const failed = Promise.withResolvers<void>()
  let current = first

  async function watch() {
    let restarts = 0
    while (!stopping.signal.aborted) {
      const began = Date.now()
      await current.exited
      if (stopping.signal.aborted) return
      restarts = Date.now() - began < STABLE_MS ? restarts + 1 : 1
      if (restarts > MOST_RESTARTS) return failed.resolve()
      const { signal } = stopping
      await sleep(pauseMs * 2 ** (restarts - 1), undefined, { signal }).catch(() => {})
      if (stopping.signal.aborted) return
      onRestart?.(name)
      current = await start()
    }
    await current.stop()
  }
  const watching = watch()

  return {
    name,
    failed: failed.promise,
    async stop() {
      stopping.abort()
      await current.stop()
      await watching
    },
  }
}
