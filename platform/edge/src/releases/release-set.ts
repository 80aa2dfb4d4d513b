import { hostRoutes } from '@borong/contract/host-routes'
import type { Release } from '@borong/contract/release'
import { createHash } from 'node:crypto'
import { makeRouteTable, mergeRoutes, type RouteTable } from '../routes/route-table.ts'
import { bucketOf } from '@borong/registry/rollout'
import type { Catalogue, ServedRelease } from './catalogue.ts'

export type Versions = Readonly<Record<string, string>>

/** One version of the host and of each remote, as a visitor gets them. */
export interface ReleaseSet {
  id: string
  /** Differs between two sets of the same versions when something beside the versions has changed. */
  revision: string
  channel: string
  host: ServedRelease
  /** All units, the host among them, in the channel's order. */
  units: readonly ServedRelease[]
  /** The version that a unit falls back to, where there is another one. */
  lastGood: ReadonlyMap<string, ServedRelease>
  table: RouteTable
  widgets: Readonly<Record<string, { unit: string; module: string }>>
}

/** The name of a set: the same units in the same versions have the same one everywhere. */
export function setId(versions: Versions): string {
  const names = Object.entries(versions).map(([unit, version]) => `${unit}@${version}`)
  return createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 12)
}

/** The versions that a visitor gets: stable, or the candidate where the visitor's bucket lies below its share. */
export function versionsFor({ units }: Pick<Catalogue, 'units'>, guestId: string): Versions {
  const versions: Record<string, string> = {}
  for (const [unit, { stable, candidate }] of Object.entries(units)) {
    versions[unit] =
      candidate && bucketOf(guestId, unit) < candidate.percent ? candidate.version : stable
  }
  return versions
}

/** Whether the channel still gives every version of this set to somebody. */
export const isGiven = (set: ReleaseSet, { units }: Pick<Catalogue, 'units'>) =>
  set.units.every(
    ({ release: { unit, version } }) =>
      units[unit]?.stable === version || units[unit]?.candidate?.version === version,
  )

/** Puts a set together; undefined when one of the versions is not here, or the host is not among them. */
export function makeReleaseSet(catalogue: Catalogue, versions: Versions): ReleaseSet | undefined {
  const units: ServedRelease[] = []
  for (const [unit, version] of Object.entries(versions)) {
    const found = catalogue.find(unit, version)
    if (!found) return undefined
    units.push(found)
  }
  const host = units.find(({ release }) => release.kind === 'host')
  if (!host) return undefined
  const remotes = units.map(({ release }) => release).filter(({ kind }) => kind === 'remote')
  return {
    id: setId(versions),
    revision: `${setId(versions)}.${catalogue.sequence}`,
    channel: catalogue.channel,
    host,
    units,
    lastGood: lastGoodOf(catalogue, versions),
    table: makeRouteTable(mergeRoutes(remotes), hostRoutes),
    widgets: widgetsOf(remotes),
  }
}

function lastGoodOf(catalogue: Catalogue, versions: Versions): ReleaseSet['lastGood'] {
  const found = new Map<string, ServedRelease>()
  for (const [unit, version] of Object.entries(versions)) {
    const channelUnit = catalogue.units[unit]
    const other = [channelUnit?.stable, channelUnit?.lastGood].find(
      (one) => one !== undefined && one !== version,
    )
    const release = other === undefined ? undefined : catalogue.find(unit, other)
    if (release) found.set(unit, release)
  }
  return found
}

function widgetsOf(remotes: readonly Release[]): ReleaseSet['widgets'] {
  const entries = remotes.flatMap(({ unit, remote }) =>
    Object.entries(remote?.widgets ?? {}).map(
      ([name, module]) => [`${unit}/${name}`, { unit, module }] as const,
    ),
  )
  return Object.fromEntries(entries)
}
