import { SLICES } from '@borong/registry/rollout'
import { setTimeout as pause } from 'node:timers/promises'
import { sliceKey } from '../documents/variant.ts'
import { reasonOf, type Log } from '../http/log.ts'
import type { Resolver } from './resolver.ts'

const PATIENCE_MS = 2_000
const LONGEST_PAUSE_MS = 10_000

interface Options {
  /** The addresses of the CDN's caches. */
  addresses: readonly string[]
  log: Log
  signal: AbortSignal
}

/** Tells caches to forget the documents of the slices whose versions changed, until each has answered. */
export function documentPurge({ addresses, log, signal }: Options) {
  let known: ReadonlyMap<string, string | undefined> | undefined
  const caches = addresses.map((address) => purgeOne(address, log, signal))

  return {
    /** Compares the new sets of all slices with the earlier ones. */
    serves(resolver: Pick<Resolver, 'forSlice'>) {
      if (caches.length === 0) return
      const now = new Map(
        [undefined, ...SLICES].map((slice) => [
          sliceKey(slice),
          resolver.forSlice(slice)?.revision,
        ]),
      )
      const before = known
      known = now
      // The caches may hold documents from before this edge started.
      const changed = [...now.keys()].filter((key) => !before || before.get(key) !== now.get(key))
      if (changed.length > 0) for (const forget of caches) forget(changed)
    },
  }
}

function purgeOne(address: string, log: Log, signal: AbortSignal) {
  const waiting = new Set<string>()
  let isSending = false

  async function send() {
    isSending = true
    for (let failures = 0; waiting.size > 0 && !signal.aborted;) {
      const keys = [...waiting]
      waiting.clear()
      try {
        const { ok, status } = await fetch(address, {
          method: 'PURGE',
          headers: { 'surrogate-key': keys.join(' ') },
          signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
        })
        if (!ok) throw new Error(`It answered ${status}`)
        failures = 0
      } catch (error) {
        if (signal.aborted) break
        for (const key of keys) waiting.add(key)
        failures += 1
        if (failures === 1)
          log('warn', 'A cache of documents can not be purged', {
            address,
            reason: reasonOf(error),
          })
        const ms = Math.min(200 * 2 ** failures, LONGEST_PAUSE_MS)
        await pause(ms, undefined, { signal }).catch(() => {})
      }
    }
    isSending = false
  }

  return (keys: readonly string[]) => {
    for (const key of keys) waiting.add(key)
    if (!isSending) void send()
  }
}
