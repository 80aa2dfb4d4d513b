import { readable, type Modules, type Telemetry } from '@borong/contract/host'
import { exportName } from '@borong/contract/remote'
import type { UnitTable } from '@borong/contract/release'
import { LoadFailure } from './load-failure.ts'
import type { ReleaseSet } from './release-set.ts'

/** The part of the federation's runtime that loads remotes. */
export interface Federation {
  registerRemotes(
    remotes: { name: string; entry: string; type: 'global' }[],
    options: { force: boolean },
  ): void
  loadRemote<T>(id: string): Promise<T | null>
}

type Exports = Readonly<Record<string, unknown>>

const RETRY_DELAY_MS = 300

/** The name of a unit's container and of its CSS classes. */
export const federationName = (unit: string): string => `borong_${unit.replaceAll('-', '_')}`

/** Loads modules of the visitor's remotes: once more after a failure, then from the last good release, then with a `LoadFailure`. */
export function createRemoteLoader(
  set: ReleaseSet,
  federation: Federation,
  telemetry: Telemetry,
  onExchange: (unit: string) => void = () => {},
): Modules {
  const loads = new Map<string, Promise<Exports>>()
  const registered = new Map<string, Promise<void>>()
  const running = new Map<string, string>()
  const exchanged = new Map<string, Promise<void>>()
  const setAside = new Map<string, () => void>()
  const drawn = new Set<string>()

  const register = (unit: string, which?: 'lastGood'): Promise<void> => {
    const standing = registered.get(unit)
    if (standing && !which) return standing
    const registering = set.table(unit, which).then((table) => announce(unit, table))
    registered.set(unit, registering)
    registering.catch(() => registered.delete(unit))
    return registering
  }
  const announce = (unit: string, table: UnitTable): void => {
    const entry = new URL(set.unit(unit)!.base + table.entry, location.href).href
    const name = federationName(unit)
    federation.registerRemotes([{ name, entry, type: 'global' }], { force: running.has(unit) })
    running.set(unit, table.version)
  }

  const get = async (unit: string, module: string): Promise<Exports> => {
    await register(unit)
    const exports = await federation.loadRemote<Exports>(
      `${federationName(unit)}/${module.slice(2)}`,
    )
    // A module that threw while it ran is handed out half made the next time.
    if (!exports || (!isWords(module) && typeof exports[exportName(module)] !== 'function')) {
      throw new Error(`${unit} gave nothing for ${module}`)
    }
    return exports
  }

  const load = async (unit: string, module: string): Promise<Exports> => {
    const version = set.unit(unit)?.version ?? ''
    try {
      return await get(unit, module)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    }
    try {
      return await get(unit, module)
    } catch (error) {
      const exports = await loadLastGood(unit, module, error)
      telemetry.record({
        type: 'load-failure',
        unit,
        version,
        module,
        error,
        recovered: exports !== null,
      })
      if (exports) return exports
      throw new LoadFailure(unit, version, module, error)
    }
  }

  const loadLastGood = async (
    unit: string,
    module: string,
    reason: unknown,
  ): Promise<Exports | null> => {
    if (!set.unit(unit)?.lastGoodTable) return null
    // Two versions of a unit on one page would mix their chunks, so what is drawn already stays.
    if (!exchanged.has(unit) && drawn.has(unit)) return null
    try {
      if (!exchanged.has(unit)) exchanged.set(unit, exchange(unit, reason))
      await exchanged.get(unit)
      return await get(unit, module)
    } catch {
      // The next attempt starts again with the version that was meant.
      exchanged.delete(unit)
      registered.delete(unit)
      setAside.get(unit)?.()
      return null
    }
  }
  const exchange = (unit: string, reason: unknown): Promise<void> => {
    console.error(
      `${unit} ${running.get(unit) ?? ''} could not be loaded, falling back to its last good release`,
      reason,
    )
    setAside.set(unit, putContainerAside(federationName(unit)))
    for (const key of loads.keys()) if (key.startsWith(`${unit} `)) loads.delete(key)
    onExchange(unit)
    return register(unit, 'lastGood')
  }

  return {
    load(unit, module) {
      const key = `${unit} ${module}`
      const standing = loads.get(key)
      if (standing) return standing
      const loading = readable(load(unit, module))
      loads.set(key, loading)
      // A failure stays what it is until somebody asks for another attempt; else drawing it again would load it again, for ever.
      loading.catch(() => loads.set(key, loading))
      return loading
    },
    retry(unit, module) {
      for (const [key, loading] of loads) {
        const isMeant = module ? key === `${unit} ${module}` : key.startsWith(`${unit} `)
        if (isMeant && isRejected(loading)) loads.delete(key)
      }
    },
    keep: (unit) => void drawn.add(unit),
    version: (unit) => running.get(unit) ?? set.unit(unit)?.version ?? '',
  }
}

/** A unit's container and its chunk registry are globals, which two versions must not share. The answer brings them back. */
function putContainerAside(name: string): () => void {
  const globals = globalThis as Record<string, unknown>
  const names = ['', 'rspackChunk', 'webpackChunk'].map((prefix) => prefix + name)
  const before = names.map((global) => globals[global])
  // A container is declared with `var`, which can be emptied but not removed.
  for (const global of names) globals[global] = undefined
  return () => names.forEach((global, index) => (globals[global] = before[index]))
}

const isWords = (module: string) => module.startsWith('./messages/')
const isRejected = (promise: Promise<unknown> & { status?: string }) =>
  promise.status === 'rejected'
