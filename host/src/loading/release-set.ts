import type { BootUnit, BuiltRelease, PinnedFile, UnitTable } from '@borong/contract/release'
import { readInTime } from './stalled-table.ts'

/** The files of the visitor's release set and their hashes. */
export interface ReleaseSet {
  unit(name: string): BootUnit | undefined
  /** The data needed to load a unit, or with `lastGood` its last good version. */
  table(name: string, which?: 'lastGood'): Promise<UnitTable>
  /** The hash of a file, `null` for a file of a developer's own server, `undefined` for a file outside the set. */
  hashOf(url: string): string | null | undefined
}

/** Reads the release set of a document. A table that is only pinned, and not inline, is fetched when first needed. */
export function createReleaseSet(
  units: Readonly<Record<string, BootUnit>>,
  origin: string,
): ReleaseSet {
  const hashes = new Map<string, string>()
  const tables = new Map<string, Promise<UnitTable>>()
  const absolute = (path: string) => new URL(path, origin).href
  const developmentBases = Object.values(units)
    .filter((unit) => unit.development)
    .map((unit) => absolute(unit.base))
  const admit = (unit: BootUnit, table: Pick<UnitTable, 'integrity'>) => {
    for (const [file, integrity] of Object.entries(table.integrity))
      hashes.set(absolute(unit.base + file), integrity)
  }
  for (const unit of Object.values(units)) admit(unit, unit)

  const fetchTable = async (
    unit: BootUnit,
    file: PinnedFile,
    signal: AbortSignal,
  ): Promise<UnitTable> => {
    const response = await fetch(unit.base + file.name, {
      integrity: file.integrity,
      credentials: 'omit',
      signal,
    })
    if (!response.ok) throw new Error(`${file.name} answered ${response.status}`)
    const table = (await response.json()) as UnitTable
    admit(unit, table)
    return table
  }
  const readTable = (unit: BootUnit, file: PinnedFile): Promise<UnitTable> => {
    const reading = tables.get(file.name) ?? readInTime((signal) => fetchTable(unit, file, signal))
    tables.set(file.name, reading)
    reading.catch(() => tables.delete(file.name))
    return reading
  }
  const fetchFromDeveloper = async (unit: BootUnit): Promise<UnitTable> => {
    const response = await fetch(new URL('release.json', absolute(unit.base)), {
      cache: 'no-store',
    })
    if (!response.ok) throw new Error(`The developer's server answered ${response.status}`)
    const built = (await response.json()) as BuiltRelease
    return {
      version: unit.version,
      entry: built.entry,
      container: built.remote?.container,
      contract: built.contract,
      integrity: {},
      modules: built.remote?.modules ?? {},
    }
  }
  return {
    unit: (name) => units[name],
    async table(name, which) {
      const unit = units[name]
      if (!unit) throw new Error(`${name} is not part of this release set`)
      if (which === 'lastGood') {
        if (!unit.lastGoodTable) throw new Error(`${name} has no earlier release`)
        return readTable(unit, unit.lastGoodTable)
      }
      if (unit.development) return fetchFromDeveloper(unit)
      const isSpelledOut = Object.keys(unit.modules).length > 0
      return unit.table && !isSpelledOut ? readTable(unit, unit.table) : unit
    },
    hashOf(url) {
      const href = absolute(url)
      if (developmentBases.some((base) => href.startsWith(base))) return null
      return hashes.get(href.split('?')[0]!)
    },
  }
}
