import type { Snapshot } from '@borong/contract/release'
import type { KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { reasonOf, type Log } from '../http/log.ts'
import { admit, type Admission } from './admission.ts'
import { makeCatalogue, type Catalogue } from './catalogue.ts'
import type { FileStore } from './file-store.ts'
import { readState, writeState, type StoredState } from './stored-state.ts'
import { pinnedKey } from './pinned-key.ts'
import type { RegistryClient } from './registry-client.ts'

export interface Following {
  /** The catalogue that is served now; undefined until the first release set is ready. */
  catalogue(): Catalogue | undefined
  /** Whether the registry answered last time, and which releases are not served and why. */
  health(): {
    registry: 'following' | 'unreachable'
    refused: Admission['refused']
    missing: Admission['missing']
  }
  /** When the registry answered the last time, as `performance.now()`; at first the start. */
  answeredAt(): number
  /** Resolves when following has ended after its abort signal. */
  ended: Promise<void>
}

interface Options {
  config: Pick<Config, 'stateDirectory' | 'channel' | 'registryKey'>
  client: RegistryClient
  store: FileStore
  log: Log
  signal: AbortSignal
  onChange(catalogue: Catalogue): void
}

const WAIT_SECONDS = 25
const LONGEST_PAUSE_MS = 5_000

/** Opens with the set stored on disk, then follows the registry until the signal aborts. */
export async function followReleases({
  config,
  client,
  store,
  log,
  signal,
  onChange,
}: Options): Promise<Following> {
  const statePath = join(config.stateDirectory, 'state.json')
  let catalogue: Catalogue | undefined
  let admission: Admission = { admitted: new Map(), refused: [], missing: [] }
  let served: StoredState['served'] = {}
  let reachable = false
  let answeredAt = performance.now()

  async function adopt(snapshot: Snapshot, key: KeyObject, fetchFile: RegistryClient['file']) {
    admission = await admit(snapshot, key, store, fetchFile)
    for (const refusal of admission.refused) log('error', 'A release is refused', { ...refusal })
    for (const release of admission.missing)
      log('warn', 'A release is not complete yet', { ...release })
    const next = makeCatalogue(snapshot, config.channel, admission.admitted, served)
    if (Object.keys(next.units).length === 0) return
    catalogue = next
    served = Object.fromEntries(
      Object.entries(next.units).map(([unit, { stable }]) => [unit, stable]),
    )
    onChange(next)
  }

  async function openStored() {
    const stored = await readState(statePath)
    if (!stored) return
    served = stored.served
    const key = await pinnedKey(config.stateDirectory, config.registryKey, () => client.key())
    await adopt(stored.snapshot, key, () =>
      Promise.reject(new Error('The file is no longer on disk')),
    )
  }

  async function follow() {
    let sequence: number | undefined
    let failures = 0
    while (!signal.aborted) {
      try {
        const waiting =
          sequence === undefined || admission.missing.length > 0
            ? undefined
            : { after: sequence, seconds: WAIT_SECONDS }
        const snapshot = await client.snapshot(waiting)
        reachable = true
        answeredAt = performance.now()
        if (snapshot && (snapshot.sequence !== sequence || admission.missing.length > 0)) {
          const key = await pinnedKey(config.stateDirectory, config.registryKey, () => client.key())
          await adopt(snapshot, key, client.file)
          sequence = snapshot.sequence
          if (catalogue && admission.missing.length === 0) {
            await writeState(statePath, { snapshot, served })
            await store.retainOnly(catalogue.integrities)
          }
        }
        failures = admission.missing.length > 0 ? failures + 1 : 0
      } catch (error) {
        if (signal.aborted) return
        if (reachable) log('warn', 'The registry can not be followed', { reason: reasonOf(error) })
        reachable = false
        // A registry that is available again may have another history.
        sequence = undefined
        failures += 1
      }
      if (failures > 0)
        await pause(Math.min(100 * 2 ** failures, LONGEST_PAUSE_MS), undefined, { signal }).catch(
          () => {},
        )
    }
  }

  await openStored().catch((error) =>
    log('error', 'The kept release set can not be opened', { reason: reasonOf(error) }),
  )
  return {
    catalogue: () => catalogue,
    health: () => ({
      registry: reachable ? 'following' : 'unreachable',
      refused: admission.refused,
      missing: admission.missing,
    }),
    answeredAt: () => answeredAt,
    ended: follow(),
  }
}
