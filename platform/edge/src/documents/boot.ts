import type { Boot, BootUnit, Release } from '@borong/contract/release'
import type { Config } from '../config.ts'
import type { Language } from '../http/visitor-language.ts'
import { baseOf, type ServedRelease } from '../releases/catalogue.ts'
import type { ReleaseSet } from '../releases/release-set.ts'

/** The overrides that the address chose. */
export interface Overrides {
  units: readonly string[]
  query: string
  development: Readonly<Record<string, string>>
}

export type BootSettings = Pick<Config, 'runtime' | 'showsStacks'>

/** The modules of the remotes that make up a page: unit and module. */
export type PageModules = readonly { unit: string; module: string }[]

export const uniqueModules = (modules: PageModules): PageModules => [
  ...new Map(modules.map((used) => [`${used.unit} ${used.module}`, used])).values(),
]

/** Parts of the boot data, each as a JSON object without its end. Several documents have the same part. */
export type BootFrame = readonly string[]

type Frame = Omit<Boot, 'language' | 'data' | 'now' | 'status'>

/** The part that is equal for all documents of a set whose page consists of the same modules. */
export function framePart(set: ReleaseSet, page: PageModules, overrides?: Overrides): string {
  const units = set.units.map(
    (served) => [served.release.unit, bootUnit(set, served, page, overrides)] as const,
  )
  const frame: Pick<Frame, 'set' | 'overridden' | 'overrideQuery'> = {
    set: { id: set.id, channel: set.channel, units: Object.fromEntries(units) },
    ...(overrides ? { overridden: overrides.units, overrideQuery: overrides.query } : {}),
  }
  return embeddable(frame).slice(0, -1)
}

/** The part that is equal for all sets with the same routes and widgets, as those of most candidates. */
export function tablePart(
  { table, widgets }: Pick<ReleaseSet, 'table' | 'widgets'>,
  { runtime, showsStacks }: BootSettings,
): string {
  const frame: Omit<Frame, 'set' | 'overridden' | 'overrideQuery'> = {
    routes: table.routes,
    ...(table.missing ? { missing: table.missing } : {}),
    ...(table.missingCalls ? { missingCalls: table.missingCalls } : {}),
    widgets,
    config: runtime,
    ...(showsStacks ? { showsStacks } : {}),
  }
  return embeddable(frame).slice(0, -1)
}

/** The part of the boot data that belongs to one document. */
export const bootOwn = (own: {
  language: Language
  data: Boot['data']
  refused?: Boot['refused']
  now: number
  status: Boot['status']
}) => embeddable(own)

/** The whole boot data as text. */
export const bootText = (frame: BootFrame, own: string) =>
  [...frame, own].map((part, index) => (index === 0 ? part : part.slice(1))).join()

function bootUnit(
  set: ReleaseSet,
  { release, table }: ServedRelease,
  page: PageModules,
  overrides: Overrides | undefined,
): BootUnit {
  const address = overrides?.development[release.unit]
  if (address !== undefined) {
    const base = address.endsWith('/') ? address : `${address}/`
    return {
      version: 'development',
      entry: '',
      base,
      integrity: {},
      modules: {},
      development: true,
    }
  }
  // Hashes do not compress, so the boot data contains only those of the page's first files.
  const modules = Object.fromEntries(
    page
      .filter(({ unit }) => unit === release.unit)
      .flatMap(({ module }) => {
        const files = release.remote?.modules[module]
        return files ? [[module, files] as const] : []
      }),
  )
  const needed = new Set([
    release.entry,
    ...Object.values(modules).flatMap(({ js, css }) => [...js, ...css]),
  ])
  const files = release.files.filter(({ name }) =>
    release.kind === 'host' ? /\.(m?js|css)$/.test(name) : needed.has(name),
  )
  // A fallback is outside the chosen versions, and would hide their errors.
  const lastGood = overrides ? undefined : set.lastGood.get(release.unit)
  return {
    version: release.version,
    entry: release.entry,
    base: baseOf(release.unit),
    integrity: Object.fromEntries(files.map(({ name, integrity }) => [name, integrity])),
    ...(Object.keys(modules).length > 0
      ? { container: release.remote?.container, ...contractOf(set, release) }
      : {}),
    modules,
    ...(release.kind === 'host' ? {} : { table }),
    ...(lastGood ? { lastGood: lastGood.release.version, lastGoodTable: lastGood.table } : {}),
  }
}

// A host without adapters gives every remote the same contract.
const contractOf = ({ host }: ReleaseSet, { contract }: Release): Pick<BootUnit, 'contract'> =>
  host.release.adapters ? { contract } : {}

const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON that is safe inside a document's script element, whatever it contains. */
export const embeddable = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')
