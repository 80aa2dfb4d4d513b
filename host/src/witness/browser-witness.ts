import { getInstance } from '@module-federation/enhanced/runtime'
import type { Telemetry } from '@borong/contract/host'
import type { ReleaseSet } from '../loading/release-set.ts'
import type { LoadedUnits } from './loaded-units.ts'
import type { Renderers } from './renderers.ts'
import { createWitness, type ShareScope } from './witness.ts'

interface Surroundings {
  set: ReleaseSet
  renderers: Renderers
  telemetry: Telemetry
  loaded: LoadedUnits
}

/** Lets the witness look at every unit that was loaded, when the browser has nothing better to do. */
export function startWitness({ set, renderers, telemetry, loaded }: Surroundings): void {
  const witness = createWitness({
    renderers,
    telemetry,
    shareScope: () => (getInstance()?.shareScopeMap.default ?? {}) as ShareScope,
    scriptsOf(unit) {
      const base = new URL(set.unit(unit)?.base ?? `/assets/${unit}/`, location.href).href
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return [...new Set(loaded)].filter((name) => name.startsWith(base) && /\.m?js$/.test(name))
    },
    // Their content is immutable, so this reads what the browser has already.
    read: async (url) => (await fetch(url, { cache: 'force-cache', credentials: 'omit' })).text(),
  })
  loaded.listen((unit) => whenIdle(() => void witness.look(unit)))
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}
