import type { Modules } from '@borong/contract/host'

/** The units that something was loaded from, for whoever begins to listen late. */
export interface LoadedUnits {
  listen(listener: (unit: string) => void): void
}

/** Notes the units of all that is loaded. */
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
