import type { Snapshot } from '@borong/contract/release'
import { snapshotFrom, type SignedIndex } from '@borong/registry/state/channel-index'
import type { KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { reasonOf, type Log } from '../http/log.ts'
import { admit, type Admission } from './admission.ts'
import { checkIndex, hasExpired } from './check-index.ts'
import { makeCatalogue, releaseKey, type Catalogue } from './catalogue.ts'
import type { FileStore } from './file-store.ts'
import { readState, writeState, type StoredState } from './stored-state.ts'
import { pinnedKey } from './pinned-key.ts'
import { recordReader } from './record-reader.ts'
import type { RegistryClient } from './registry-client.ts'

export interface Following {
  /** The catalogue that is served now; undefined until the first release set is ready. */
  catalogue(): Catalogue | undefined
  /** Whether the registry answered last time, and which releases are not served and why. */
  health(): {
    registry: 'following' | 'unreachable'
    /** Why the registry is not followed. */
    problem: string | undefined
    /** When the registry's last word ends to be valid. The edge serves it for longer. */
    expires: string | undefined
    isExpired: boolean
    /** The last index has expired so long ago that this edge serves no documents any more. */
    isClosed: boolean
    refused: Admission['refused']
    missing: Admission['missing']
  }
  /** Resolves when all releases of the registry are here, at the latest after some seconds. */
  arrived(): Promise<void>
  /** Whether this edge serves no documents, because the registry has been silent for too long. */
  isClosed(): boolean
  /** The time until the last index expires. */
  secondsLeft(): number | undefined
  /** When the registry answered the last time, as `performance.now()`; at first the start. */
  answeredAt(): number
  /** Resolves when following has ended after its abort signal. */
  ended: Promise<void>
}

interface Options {
  config: Pick<Config, 'stateDirectory' | 'channel' | 'registryKey' | 'mostStaleMs'>
  client: RegistryClient
  store: FileStore
  log: Log
  signal: AbortSignal
  onChange(catalogue: Catalogue): void
  now?: () => number
}

type Source = Pick<RegistryClient, 'object' | 'file'>

interface Adopted {
  key: KeyObject
  altered?: Admission['refused']
  fetchFile: RegistryClient['file']
}

/** The state of an edge of an earlier release: it kept the records themselves. */
interface EarlierState extends Pick<StoredState, 'served'> {
  snapshot: Snapshot
}

const WAIT_SECONDS = 25
const LONGEST_PAUSE_MS = 5_000
/** A request for a release that is not here yet waits for this long. */
const ARRIVAL_MS = 5_000

/** Opens with the set stored on disk, then follows the registry until the signal aborts. */
export async function followReleases({
  config,
  client,
  store,
  log,
  signal,
  onChange,
  now = Date.now,
}: Options): Promise<Following> {
  const readRecords = recordReader(store)
  const statePath = join(config.stateDirectory, 'state.json')
  let catalogue: Catalogue | undefined
  let admission: Admission = { admitted: new Map(), refused: [], missing: [] }
  let served: StoredState['served'] = {}
  let index: SignedIndex | undefined
  /** Whether all releases of the index are here. */
  let isWhole = false
  const waiting = new Set<() => void>()
  let reachable = false
  let problem: string | undefined
  let answeredAt = performance.now()

  async function adopt(
    snapshot: Snapshot,
    { key, altered = [], fetchFile }: Adopted,
  ): Promise<void> {
    const admitted = await admit(snapshot, key, store, fetchFile)
    admission = { ...admitted, refused: [...admitted.refused, ...altered] }
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

  async function adoptIndex(next: SignedIndex, key: KeyObject, source: Source): Promise<void> {
    const refused = admission.refused.map(({ unit, version }) => releaseKey(unit, version))
    const tried = new Set([...admission.admitted.keys(), ...refused])
    const read = await readRecords(next, tried, source.object)
    await adopt(snapshotFrom(next, read.releases), {
      key,
      altered: read.altered,
      fetchFile: source.file,
    })
    index = next
    isWhole = read.isWhole && admission.missing.length === 0
    if (!catalogue || !isWhole) return
    for (const resolve of waiting) resolve()
    await writeState(statePath, { index: next, served })
    await store.retainOnly(new Set([...catalogue.integrities, ...read.integrities]))
  }

  const keyOfRegistry = () =>
    pinnedKey(config.stateDirectory, config.registryKey, () => client.key())

  async function openStored() {
    const stored = await readState<StoredState | EarlierState>(statePath)
    if (!stored) return
    served = stored.served
    const key = await keyOfRegistry()
    const gone = () => Promise.reject(new Error('The file is no longer on disk'))
    if ('snapshot' in stored) return adopt(stored.snapshot, { key, fetchFile: gone })
    for (isWhole = false; !isWhole;) {
      const before = admission.admitted.size
      await adoptIndex(stored.index, key, { object: gone, file: gone })
      if (admission.admitted.size === before) return
    }
  }

  const isClosed = () => index !== undefined && hasExpired(index, now() - config.mostStaleMs)

  /** Whether there is nothing to do before the next event. */
  const mayWait = () => index !== undefined && isWhole && !isHalfOver(index)

  // An index that is soon no longer valid is asked for again.
  const isHalfOver = ({ issuedAt, expires }: SignedIndex) =>
    now() > (Date.parse(issuedAt) + Date.parse(expires)) / 2

  async function follow() {
    let failures = 0
    let sequence: number | undefined
    while (!signal.aborted) {
      try {
        const wait =
          sequence !== undefined && mayWait()
            ? { after: sequence, seconds: WAIT_SECONDS }
            : undefined
        let isRepeated = false
        const next = await client.index(config.channel, wait)
        answeredAt = performance.now()
        if (next) {
          const key = await keyOfRegistry()
          checkIndex(next, { channel: config.channel, key, known: index, now: now() })
          isRepeated = isWhole && next.sequence === sequence
          await adoptIndex(next, key, client)
          sequence = next.sequence
        }
        reachable = true
        problem = undefined
        failures = isRepeated || admission.missing.length > 0 ? failures + 1 : 0
      } catch (error) {
        if (signal.aborted) return
        const reason = reasonOf(error)
        if (reason !== problem) log('warn', 'The registry can not be followed', { reason })
        reachable = false
        problem = reason
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
      problem,
      expires: index?.expires,
      isExpired: index !== undefined && hasExpired(index, now()),
      isClosed: isClosed(),
      refused: admission.refused,
      missing: admission.missing,
    }),
    arrived: () =>
      isWhole
        ? Promise.resolve()
        : new Promise((resolve) => {
            const end = () => {
              clearTimeout(timer)
              waiting.delete(end)
              resolve()
            }
            const timer = setTimeout(end, ARRIVAL_MS)
            waiting.add(end)
          }),
    isClosed,
    secondsLeft: () => index && (Date.parse(index.expires) - now()) / 1000,
    answeredAt: () => answeredAt,
    ended: follow(),
  }
}
