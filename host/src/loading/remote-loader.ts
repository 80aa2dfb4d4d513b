import { readable, type Modules, type Telemetry } from '@borong/contract/host'
import { contractMajor, contractScope } from '@borong/contract/contract-major'
import { exportName } from '@borong/contract/remote'
import type { UnitTable } from '@borong/contract/release'
import { containerName } from './container-name.ts'
import { isArrivalFailure, LoadFailure } from './load-failure.ts'
import type { ReleaseSet } from './release-set.ts'
import { StalledTable } from './stalled-table.ts'

/** The part of the federation's runtime that loads remotes. */
export interface Federation {
  registerRemotes(
    remotes: { name: string; entry: string; type: 'global'; shareScope?: string }[],
  ): void
  /** The packages that this host provides, by scope. Each adapter for an earlier contract has a scope of its own. */
  shareScopeMap: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  initShareScopeMap(scope: string, packages: Record<string, unknown>): void
  loadRemote<T>(id: string): Promise<T | null>
}

type Exports = Readonly<Record<string, unknown>>

const RETRY_DELAY_MS = 300

/**
 * Loads modules of the visitor's remotes. A failed request is retried once. Then the last good release is tried, then
 * it throws a `LoadFailure`. A module that threw is not retried: the runtime would return it half evaluated.
 */
export function createRemoteLoader(
  set: ReleaseSet,
  federation: Federation,
  telemetry: Telemetry,
  onExchange: (unit: string) => void = () => {},
): Modules {
  const loads = new Map<string, Promise<Exports>>()
  const registered = new Map<string, Promise<void>>()
  const running = new Map<string, { version: string; container: string }>()
  const exchanged = new Map<string, Promise<void>>()
  /** The error of each module that threw, by unit, version and module. */
  const thrown = new Map<string, unknown>()
  /** The number of visible regions of each unit. */
  const regions = new Map<string, number>()

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
    const container = containerName(unit, table)
    const shareScope = scopeFor(table)
    federation.registerRemotes([{ name: container, entry, type: 'global', shareScope }])
    running.set(unit, { version: table.version, container })
  }

  const scopeFor = ({ contract = '' }: UnitTable): string => {
    const scope = contractScope(contractMajor(contract) ?? '')
    const { default: packages, [scope]: adapter } = federation.shareScopeMap
    if (!adapter) return 'default'
    // All packages but the contract are the same for remotes of every major version.
    federation.initShareScopeMap(scope, { ...packages, ...adapter })
    return scope
  }

  const get = async (unit: string, module: string): Promise<Exports> => {
    await register(unit)
    const { container, version } = running.get(unit)!
    const key = `${unit} ${version} ${module}`
    if (thrown.has(key)) throw thrown.get(key)
    try {
      const exports = await federation.loadRemote<Exports>(`${container}/${module.slice(2)}`)
      if (exports && (isWords(module) || typeof exports[exportName(module)] === 'function'))
        return exports
      throw new Error(`${unit} gave nothing for ${module}`)
    } catch (error) {
      if (!isArrivalFailure(error)) thrown.set(key, error)
      throw error
    }
  }

  const getTwice = async (unit: string, module: string): Promise<Exports> => {
    try {
      return await get(unit, module)
    } catch (error) {
      if (error instanceof StalledTable || [...thrown.values()].includes(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
      return get(unit, module)
    }
  }

  const load = async (unit: string, module: string): Promise<Exports> => {
    const version = set.unit(unit)?.version ?? ''
    try {
      return await getTwice(unit, module)
    } catch (error) {
      // A second wait would leave the visitor without a message. The error screen has a retry button.
      const isStalled = error instanceof StalledTable
      const exports = isStalled ? null : await loadLastGood(unit, module, error)
      telemetry.record({
        type: 'load-failure',
        unit,
        version,
        module,
        error,
        recovered: exports !== null,
      })
      if (exports) return exports
      throw new LoadFailure(unit, version, module, error, !isStalled && isVisible(unit))
    }
  }

  const isVisible = (unit: string) => !exchanged.has(unit) && Boolean(regions.get(unit))
  const loadLastGood = async (
    unit: string,
    module: string,
    reason: unknown,
  ): Promise<Exports | null> => {
    if (!set.unit(unit)?.lastGoodTable) return null
    // Screens of two versions must not be on one page, so a visible remote keeps its version.
    if (isVisible(unit)) return null
    try {
      await (exchanged.get(unit) ?? startExchange(unit, reason))
      return await get(unit, module)
    } catch {
      startAgain(unit)
      return null
    }
  }
  /** The next attempt starts again with the current version. */
  const startAgain = (unit: string): void => {
    exchanged.delete(unit)
    registered.delete(unit)
  }
  const startExchange = (unit: string, reason: unknown): Promise<void> => {
    const exchanging = exchange(unit, reason)
    exchanged.set(unit, exchanging)
    return exchanging
  }
  const exchange = (unit: string, reason: unknown): Promise<void> => {
    console.error(
      `${unit} ${running.get(unit)?.version ?? ''} could not be loaded, falling back to its last good release`,
      reason,
    )
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
      // A failed load stays failed until the caller retries. Otherwise each render would load it again, in an endless
      // loop.
      loading.catch(() => loads.set(key, loading))
      return loading
    },
    retry(unit, module) {
      for (const [key, loading] of loads) {
        const isMeant = module ? key === `${unit} ${module}` : key.startsWith(`${unit} `)
        if (isMeant && isRejected(loading)) loads.delete(key)
      }
    },
    retain(unit) {
      regions.set(unit, (regions.get(unit) ?? 0) + 1)
      return () => void regions.set(unit, regions.get(unit)! - 1)
    },
    async fallBack(unit) {
      if (!set.unit(unit)?.lastGoodTable) return false
      try {
        await (exchanged.get(unit) ?? startExchange(unit, 'It throws'))
        return true
      } catch {
        startAgain(unit)
        return false
      }
    },
    version: (unit) => running.get(unit)?.version ?? set.unit(unit)?.version ?? '',
  }
}

const isWords = (module: string) => module.startsWith('./messages/')
const isRejected = (promise: Promise<unknown> & { status?: string }) =>
  promise.status === 'rejected'
