import type { Modules } from '@borong/contract/host'

/** The units that something was loaded from, for whoever begins to listen late. */
export interface LoadedUnits {
  listen(listener: (unit: string) => void): void
}

/** Notes the units of all that is loaded. */
export function noteLoads(modules: Modules): { modules: Modules; loaded: LoadedUnits } {
  const units: string[] = []
  let listener: ((unit: string) => void) | undefined
  return {
    modules: {
      ...modules,
      load(unit, module) {
        const loading = modules.load(unit, module)
        loading.then(
          () => (listener ? listener(unit) : units.push(unit)),
          () => {},
        )
        return loading
      },
    },
    loaded: {
      listen(next) {
        listener = next
        for (const unit of new Set(units.splice(0))) next(unit)
      },
    },
  }
}
