import type { Modules } from '@borong/contract/host'

/** The units that modules were loaded from, for listeners that may start late. */
export interface LoadedUnits {
  listen(listener: (unit: string) => void): void
}

/** Records the unit of each loaded module. */
export function noteLoads(modules: Modules): { modules: Modules; loaded: LoadedUnits } {
  const units = new Set<string>()
  let note: (unit: string) => void = (unit) => units.add(unit)
  return {
    modules: {
      ...modules,
      load(unit, module) {
        const loading = modules.load(unit, module)
        loading.then(
          () => note(unit),
          () => {},
        )
        return loading
      },
    },
    loaded: {
      listen(listener) {
        note = listener
        units.forEach((unit) => listener(unit))
      },
    },
  }
}
