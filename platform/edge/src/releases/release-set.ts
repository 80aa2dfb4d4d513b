import type { Release } from '@borong/contract/release'
import { fitsTogether, type Catalogue, type ServedRelease } from './catalogue.ts'
import type { SetTable, SetTableOf } from './set-table.ts'
import { setId, type Versions } from './set-id.ts'

/** One version of the host and of each remote, as a visitor gets them. */
export interface ReleaseSet extends SetTable {
  id: string
  /** Equal for two sets whose documents are equal: those of the same versions, fallbacks and approved services. */
  revision: string
  channel: string
  host: ServedRelease
  /** All units including the host, in the channel's order. */
  units: readonly ServedRelease[]
  /** The fallback version of a unit, if there is another one. */
  lastGood: ReadonlyMap<string, ServedRelease>
}

type Gets = (unit: string, candidate: { percent: number; together?: readonly string[] }) => boolean

/** The versions of visitors who get stable releases, and those candidates for which `gets` is true. */
export function versionsFor(
  { units, starting }: Pick<Catalogue, 'units' | 'starting'>,
  gets: Gets,
): Versions {
  const versions: Record<string, string> = {}
  for (const [unit, { stable, candidate }] of Object.entries(units)) {
    versions[unit] = candidate && gets(unit, candidate) ? candidate.version : stable
  }
  for (const [unit, first] of Object.entries(starting))
    if (gets(unit, first)) versions[unit] = first.version
  return versions
}

/** Whether the channel gives this release to any visitor. */
export const isGiven = (
  { unit, version }: Pick<Release, 'unit' | 'version'>,
  { units, starting }: Pick<Catalogue, 'units' | 'starting'>,
) =>
  [units[unit]?.stable, units[unit]?.candidate?.version, starting[unit]?.version].includes(version)

/** Composes a set; undefined when a version is not available here, or the host is missing. */
export function makeReleaseSet(
  catalogue: Catalogue,
  versions: Versions,
  tableOf: SetTableOf,
): ReleaseSet | undefined {
  const units: ServedRelease[] = []
  for (const [unit, version] of Object.entries(versions)) {
    const found = catalogue.find(unit, version)
    if (!found) return undefined
    units.push(found)
  }
  const host = units.find(({ release }) => release.kind === 'host')
  if (!host) return undefined
  const remotes = units.map(({ release }) => release).filter(({ kind }) => kind === 'remote')
  const id = setId(versions)
  const lastGood = lastGoodOf(catalogue, versions, units)
  return {
    id,
    revision: [
      id,
      ...[...lastGood.values()].map(nameOf),
      ...units.flatMap(({ release }) => catalogue.services[release.unit] ?? []),
    ].join(' '),
    channel: catalogue.channel,
    host,
    units,
    lastGood,
    ...tableOf(remotes),
  }
}

const nameOf = ({ release: { unit, version } }: ServedRelease) => `${unit}@${version}`

function lastGoodOf(
  catalogue: Catalogue,
  versions: Versions,
  units: readonly ServedRelease[],
): ReleaseSet['lastGood'] {
  const found = new Map<string, ServedRelease>()
  for (const [unit, version] of Object.entries(versions)) {
    const channelUnit = catalogue.units[unit]
    const other = [channelUnit?.stable, channelUnit?.lastGood].find(
      (one) => one !== undefined && one !== version,
    )
    const release = other === undefined ? undefined : catalogue.find(unit, other)
    // The remotes of a set do not depend on each other: only hosts and remotes have to fit together.
    const others = units.filter(
      (one) => one.release.unit !== unit && one.release.kind !== release?.release.kind,
    )
    if (release && fitsTogether([...others, release])) found.set(unit, release)
  }
  return found
}
