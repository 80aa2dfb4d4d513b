import { getInstance } from '@module-federation/enhanced/runtime'
import type { Telemetry } from '@borong/contract/host'
import type { ReleaseSet } from '../loading/release-set.ts'
import type { LoadedUnits } from './loaded-units.ts'
import { createSingletonCheck, type ShareScope } from './singleton-check.ts'

interface Surroundings {
  set: ReleaseSet
  telemetry: Telemetry
  loaded: LoadedUnits
}

/** Runs the singleton check on every loaded unit when the browser is idle. */
export function startSingletonCheck({ set, telemetry, loaded }: Surroundings): void {
  const check = createSingletonCheck({
    telemetry,
    shareScope: () => (getInstance()?.shareScopeMap.default ?? {}) as ShareScope,
    scriptsOf(unit) {
      const base = new URL(set.unit(unit)?.base ?? `/assets/${unit}/`, location.href).href
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return [...new Set(loaded)].filter((name) => name.startsWith(base) && /\.m?js$/.test(name))
    },
    // Their content is immutable, so this reads the browser's cache.
    read: async (url) => (await fetch(url, { cache: 'force-cache', credentials: 'omit' })).text(),
  })
  loaded.listen((unit) => whenIdle(() => void check.look(unit)))
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}
