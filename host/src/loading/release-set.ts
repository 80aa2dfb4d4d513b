import type { BootUnit, BuiltRelease, PinnedFile, UnitTable } from '@borong/contract/release'

/** Which files belong to the visitor's release set, and what each of them must hash to. */
export interface ReleaseSet {
  unit(name: string): BootUnit | undefined
  /** What it takes to load a unit; its last good version with `lastGood`. */
  table(name: string, which?: 'lastGood'): Promise<UnitTable>
  /** The hash of a file, `null` for a file of a developer's own server, `undefined` for a file that is not in the set. */
  hashOf(url: string): string | null | undefined
  /** Reads the hashes that a document left out, when the file may be one of theirs. */
  lookUp(url: string): Promise<unknown> | undefined
}

/** Reads the release set of a document. Tables that are pinned rather than spelled out are fetched when first needed. */
export function createReleaseSet(
  units: Readonly<Record<string, BootUnit>>,
  origin: string,
): ReleaseSet {
  const hashes = new Map<string, string>()
  const tables = new Map<string, Promise<UnitTable>>()
  const read = new Set<string>()
  const absolute = (path: string) => new URL(path, origin).href
  const developmentBases = Object.values(units)
    .filter((unit) => unit.development)
    .map((unit) => absolute(unit.base))
  const admit = (unit: BootUnit, table: Pick<UnitTable, 'integrity'>) => {
    for (const [file, integrity] of Object.entries(table.integrity))
      hashes.set(absolute(unit.base + file), integrity)
  }
  for (const unit of Object.values(units)) admit(unit, unit)

  const fetchTable = async (unit: BootUnit, file: PinnedFile): Promise<UnitTable> => {
    const response = await fetch(unit.base + file.name, {
      integrity: file.integrity,
      credentials: 'omit',
    })
    if (!response.ok) throw new Error(`${file.name} answered ${response.status}`)
    const table = (await response.json()) as UnitTable
    admit(unit, table)
    return table
  }
  const readTable = (unit: BootUnit, file: PinnedFile): Promise<UnitTable> => {
    const reading = tables.get(file.name) ?? fetchTable(unit, file)
    tables.set(file.name, reading)
    reading.then(
      () => read.add(file.name),
      () => tables.delete(file.name),
    )
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
    lookUp(url) {
      const unit = Object.values(units).find(({ base }) => absolute(url).startsWith(absolute(base)))
      return unit?.table && !read.has(unit.table.name) ? readTable(unit, unit.table) : undefined
    },
  }
}
