import type { ChannelUnit, Snapshot } from '@borong/contract/release'
import type { RegistrySnapshot, StartingUnit } from './snapshot.ts'

/**
 * The versions that a channel gives its visitors, for the edges of the channel. It names the release records by their hashes: an edge
 * reads each of them once.
 */
export interface ChannelIndex {
  sequence: number
  channel: string
  units: Readonly<Record<string, ChannelUnit>>
  /** The first versions of further units, which a share of the visitors gets. The others have no version of them. */
  starting: Readonly<Record<string, StartingUnit>>
  /** Recalled versions of units that the channel has no version of. */
  withdrawn: Readonly<Record<string, readonly string[]>>
  /** The approved addresses of squads' own services, by unit. */
  services: Readonly<Record<string, readonly string[]>>
  /** The other channels, for links to their versions. */
  others: Readonly<Record<string, OtherChannel>>
  /** The integrity of each unit's list of release records. */
  lists: Readonly<Record<string, string>>
}

/** An index as an edge receives it. */
export interface SignedIndex extends ChannelIndex {
  issuedAt: string
  /** From then on an edge says that it may be behind. */
  expires: string
  signature: string
}

/** The stable versions of a channel, as a difference to those of the index. */
interface OtherChannel {
  /** The sequence of its creation; 0 for a channel of the configuration. */
  revision: number
  versions: Readonly<Record<string, string>>
  lacks?: readonly string[]
}

export function channelIndexOf(
  snapshot: RegistrySnapshot,
  channel: string,
  lists: ChannelIndex['lists'],
): ChannelIndex {
  const units = snapshot.channels[channel] ?? {}
  const others = Object.entries(snapshot.channels)
    .filter(([name]) => name !== channel)
    .map(([name, theirs]) => {
      const revision = snapshot.created[name] ?? 0
      return [name, { revision, ...differenceOf(units, theirs) }] as const
    })
  return {
    sequence: snapshot.sequence,
    channel,
    units,
    starting: snapshot.starting[channel] ?? {},
    withdrawn: snapshot.withdrawn[channel] ?? {},
    services: snapshot.services[channel] ?? {},
    others: Object.fromEntries(others),
    lists,
  }
}

type Units = Readonly<Record<string, ChannelUnit>>

function differenceOf(units: Units, theirs: Units): Omit<OtherChannel, 'revision'> {
  const different = Object.entries(theirs).filter(([unit, is]) => units[unit]?.stable !== is.stable)
  const lacks = Object.keys(units).filter((unit) => !theirs[unit])
  return {
    versions: Object.fromEntries(different.map(([unit, { stable }]) => [unit, stable])),
    ...(lacks.length > 0 ? { lacks } : {}),
  }
}

/** A snapshot of the index with these releases: its channel, and the stable versions of the others. */
export function snapshotFrom(
  index: ChannelIndex,
  releases: Snapshot['releases'],
): RegistrySnapshot {
  const { channel, units } = index
  const others = Object.entries(index.others).map(([name, { versions, lacks = [] }]) => {
    const stable = { ...stableOf(units), ...versions }
    const theirs = Object.entries(stable).filter(([unit]) => !lacks.includes(unit))
    return [name, Object.fromEntries(theirs.map(([unit, version]) => [unit, { stable: version }]))]
  })
  const revisions = Object.entries(index.others).map(([name, { revision }]) => [name, revision])
  return {
    sequence: index.sequence,
    channels: { ...Object.fromEntries(others), [channel]: units },
    created: Object.fromEntries(revisions),
    starting: { [channel]: index.starting },
    withdrawn: { [channel]: index.withdrawn },
    services: { [channel]: index.services },
    releases,
  }
}

const stableOf = (units: Units): Record<string, string> =>
  Object.fromEntries(Object.entries(units).map(([unit, { stable }]) => [unit, stable]))

/** The versions that the index names, by unit: an edge serves with these. */
export function namedVersions({ units, starting, others }: ChannelIndex): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>()
  const add = (unit: string, version: string | undefined) => {
    if (version !== undefined) named.set(unit, (named.get(unit) ?? new Set()).add(version))
  }
  for (const [unit, { stable, candidate, lastGood }] of Object.entries(units))
    for (const version of [stable, candidate?.version, lastGood]) add(unit, version)
  for (const [unit, { version }] of Object.entries(starting)) add(unit, version)
  for (const { versions } of Object.values(others))
    for (const [unit, version] of Object.entries(versions)) add(unit, version)
  return named
}
