import type {
  ChannelUnit,
  PinnedFile,
  Release,
  Snapshot,
  UnitTable,
} from '@borong/contract/release'
import { fitTogether } from '@borong/registry/contract-fit'
import type { ChannelIndex } from '@borong/registry/state/channel-index'
import type { RegistrySnapshot } from '@borong/registry/state/snapshot'
import { familyOf } from './deltas.ts'
import { integrityOf } from './file-store.ts'
import type { Versions } from './set-id.ts'

/** A file under `/assets`, found only by its exact path. */
export interface Asset {
  integrity: string
  contentType: string
}

/** A release whose record and files are verified. */
export interface ServedRelease {
  release: Release
  table: PinnedFile
}

/** Everything that this edge may serve, recomputed whenever the registry's state changes. */
export interface Catalogue extends Omit<ChannelIndex, 'others' | 'lists'> {
  /** The versions of the channel, limited to releases that this edge has. */
  units: ChannelIndex['units']
  find(unit: string, version: string): ServedRelease | undefined
  /** The stable versions of a channel, unless it was deleted or created again since that revision. */
  versionsOf(channel: { name: string; revision: number }): Versions | undefined
  /** All releases that this edge has. */
  releases: readonly Release[]
  assets: ReadonlyMap<string, Asset>
  /** The contents of a file in all releases, by the pattern of its addresses. */
  families: ReadonlyMap<string, ReadonlySet<string>>
  /** The hashes of all files that must stay on disk. */
  integrities: ReadonlySet<string>
}

export const releaseKey = (unit: string, version: string) => `${unit}@${version}`

/** The folder of a unit's files, for all versions. */
export const baseOf = (unit: string) => `/assets/${unit}/`

/** The content of a release's table file. */
export function tableContent(release: Release): string {
  const table: UnitTable = {
    version: release.version,
    container: release.remote?.container,
    ...(release.kind === 'remote' ? { contract: release.contract } : {}),
    entry: release.entry,
    integrity: integritiesOf(release),
    modules: release.remote?.modules ?? {},
  }
  return JSON.stringify(table)
}

export function tableFile(release: Release): PinnedFile {
  const content = tableContent(release)
  const integrity = integrityOf(content)
  return {
    name: `table.${Buffer.from(integrity.slice(7), 'base64').toString('hex').slice(0, 10)}.json`,
    integrity,
  }
}

export const integritiesOf = (release: Release) =>
  Object.fromEntries(release.files.map(({ name, integrity }) => [name, integrity]))

/**
 * Computes the catalogue. `served` are the previous stable versions, for units whose new version is not available here.
 */
export function makeCatalogue(
  snapshot: Snapshot &
    Partial<Pick<RegistrySnapshot, 'created' | 'starting' | 'withdrawn' | 'services'>>,
  channel: string,
  admitted: ReadonlyMap<string, ServedRelease>,
  served: Readonly<Record<string, string>>,
): Catalogue {
  const find = (unit: string, version: string) => admitted.get(releaseKey(unit, version))
  const all = snapshot.channels[channel] ?? {}
  /** Whether the files of the candidate are here, and those of the candidates that come with it. */
  const isWhole = (unit: string, candidate: ChannelUnit['candidate']) =>
    candidate !== undefined &&
    (candidate.together ?? [unit]).every((one) => {
      const version = all[one]?.candidate?.version
      return version !== undefined && find(one, version) !== undefined
    })
  const choose = (prefer: 'stable' | 'served') => {
    const units: Record<string, ChannelUnit> = {}
    for (const [unit, wanted] of Object.entries(all)) {
      const here = (version: string | undefined) =>
        version !== undefined && find(unit, version) !== undefined
      const first = prefer === 'served' ? served[unit] : wanted.stable
      const stable = [first, wanted.stable, served[unit], wanted.lastGood].find(here)
      if (stable === undefined) continue
      const hasCandidate = prefer === 'stable' && isWhole(unit, wanted.candidate)
      units[unit] = {
        stable,
        ...(hasCandidate ? { candidate: wanted.candidate } : {}),
        ...(here(wanted.lastGood) ? { lastGood: wanted.lastGood } : {}),
        ...(wanted.recalled ? { recalled: wanted.recalled } : {}),
      }
    }
    return units
  }
  const fits = (units: Readonly<Record<string, ChannelUnit>>) =>
    fitsTogether(Object.entries(units).flatMap(([unit, { stable }]) => find(unit, stable) ?? []))
  // Units that were promoted in one write change in one step: until all are available, their previous versions are
  // served.
  const wanted = choose('stable')
  const before = fits(wanted) ? wanted : choose('served')
  const units = fits(before) ? before : wanted
  const starting = Object.entries(snapshot.starting?.[channel] ?? {}).filter(
    ([unit, { version }]) => !units[unit] && find(unit, version),
  )
  return {
    sequence: snapshot.sequence,
    channel,
    units,
    starting: Object.fromEntries(starting),
    withdrawn: snapshot.withdrawn?.[channel] ?? {},
    services: snapshot.services?.[channel] ?? {},
    find,
    versionsOf({ name, revision }) {
      const given = snapshot.channels[name]
      if (!given || (snapshot.created?.[name] ?? 0) !== revision) return undefined
      return Object.fromEntries(Object.entries(given).map(([unit, { stable }]) => [unit, stable]))
    },
    releases: [...admitted.values()].map(({ release }) => release),
    ...assetsOf(admitted.values()),
  }
}

/** The versions that were rolled back and that no visitor gets here, as the header `x-recalled` names them. */
export const recalledIn = ({
  units,
  withdrawn,
}: Pick<Catalogue, 'units' | 'withdrawn'>): string => {
  const replaced = Object.entries(units).map(
    ([unit, { stable, candidate, recalled = [] }]) =>
      [
        unit,
        recalled.filter((version) => version !== stable && version !== candidate?.version),
      ] as const,
  )
  // A channel may have its own version of a unit that is withdrawn in another one.
  const gone = Object.entries(withdrawn).filter(([unit]) => !units[unit])
  return [...replaced, ...gone]
    .flatMap(([unit, versions]) => versions.map((version) => `${unit}@${version}`))
    .join(' ')
}

/** Whether the code of each remote can run on the host among these releases. */
export const fitsTogether = (units: readonly ServedRelease[]): boolean =>
  fitTogether(units.map(({ release }) => release))

function assetsOf(
  releases: Iterable<ServedRelease>,
): Pick<Catalogue, 'assets' | 'families' | 'integrities'> {
  const assets = new Map<string, Asset>()
  const families = new Map<string, Set<string>>()
  const integrities = new Set<string>()
  for (const { release, table } of releases) {
    for (const { name, integrity } of [...release.files, table]) {
      const path = baseOf(release.unit) + name
      assets.set(path, { integrity, contentType: contentTypeOf(name) })
      integrities.add(integrity)
      const family = familyOf(path)
      if (family) families.set(family, (families.get(family) ?? new Set()).add(integrity))
    }
    for (const { integrity } of release.server?.files ?? []) integrities.add(integrity)
  }
  return { assets, families, integrities }
}

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

export const contentTypeOf = (name: string) =>
  TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
