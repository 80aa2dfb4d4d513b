import type { Modules } from '@borong/contract/host'

/** The units that modules were loaded from, for listeners that may start late. */
export interface LoadedUnits {
  listen(listener: (unit: string) => void): void
  /** The versions of the units that rendered a region of the page, widgets included. */
  rendered: ReadonlyMap<string, string>
}

/** Records the unit of each loaded module and of each rendered region. */
export function noteLoads(modules: Modules): { modules: Modules; loaded: LoadedUnits } {
  const units = new Set<string>()
  const rendered = new Map<string, string>()
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
      retain(unit) {
        rendered.set(unit, modules.version(unit))
        return modules.retain(unit)
      },
    },
    loaded: {
      rendered,
      listen(listener) {
        note = listener
        units.forEach((unit) => listener(unit))
      },
    },
  }
}
