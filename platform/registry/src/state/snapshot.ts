import type { ChannelUnit, Release, Snapshot } from '@borong/contract/release'
import { approvedServices } from './approved-services.ts'
import type { Candidate, ChannelState } from './channel-state.ts'
import { MAIN_CHANNEL, type ApprovedServices, type KnownRelease, type State } from './fold.ts'
import { lastGoodOf } from './last-good.ts'
import { namedIn } from './unit-changes.ts'

export interface Retention {
  days: number
  /** The number of latest releases of a unit that are retained regardless of age. */
  releases: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A link to a channel that was created at run time is valid for one creation. */
export interface RegistrySnapshot extends Snapshot {
  /** The sequence of the creation of each such channel. */
  created: Readonly<Record<string, number>>
  /** Candidates of units without a stable version, by channel and unit: the other visitors have no version. */
  starting: Readonly<Record<string, Readonly<Record<string, StartingUnit>>>>
  /** Recalled versions of units without a stable version, by channel and unit: they were withdrawn or taken off. */
  withdrawn: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** The addresses of squads' own services to which edges may send calls, by channel and unit. */
  services: ApprovedServices
}

/** The share of visitors who have the first version of a unit. */
export type StartingUnit = Pick<Candidate, 'version' | 'percent'>

/** The state that an edge needs to serve without the registry. */
export function snapshotOf(
  state: State,
  options: { channels: readonly string[]; retention: Retention; now: Date },
): RegistrySnapshot {
  const names = [...options.channels, ...Object.keys(state.created)]
  const channels = names.map((channel) => [channel, channelUnits(state, channel)] as const)
  const starting = names.map((channel) => [channel, startingUnits(state, channel)] as const)
  const withdrawn = names.map((channel) => [channel, withdrawnUnits(state, channel)] as const)
  const releases = Object.keys(state.units).map((unit) => {
    const retained = retainedReleases(state, unit, options.retention, options.now)
    return [
      unit,
      Object.fromEntries(retained.map((release) => [release.version, release])),
    ] as const
  })
  return {
    sequence: state.sequence,
    channels: Object.fromEntries(channels),
    created: Object.fromEntries(
      Object.entries(state.created).map(([channel, { revision }]) => [channel, revision]),
    ),
    starting: Object.fromEntries(starting),
    withdrawn: Object.fromEntries(withdrawn),
    services: Object.fromEntries(
      options.channels.map((channel) => [channel, approvedServices(state, channel)]),
    ),
    releases: Object.fromEntries(releases),
  }
}

function startingUnits(state: State, channel: string): Record<string, StartingUnit> {
  const entries = Object.entries(unitsOf(state, channel)).flatMap(([unit, is]) => {
    const { candidate, pinned, stable } = is
    if (!candidate || pinned || stable !== undefined) return []
    return [[unit, { version: candidate.version, percent: candidate.percent }] as const]
  })
  return Object.fromEntries(entries)
}

function withdrawnUnits(state: State, channel: string): Record<string, readonly string[]> {
  const entries = Object.entries(state.channels[channel] ?? {}).flatMap(([unit, is]) => {
    const recalled = recalledOf(is)
    const isGone = is.stable === undefined && !is.pinned && recalled.length > 0
    return isGone ? [[unit, recalled] as const] : []
  })
  return Object.fromEntries(entries)
}

const recalledOf = (unit: ChannelState) =>
  (unit.recalled ?? []).filter((version) => !namedIn(unit).includes(version))

const unitsOf = (state: State, channel: string) => ({
  ...state.channels[MAIN_CHANNEL],
  ...withVersion(state.channels[channel] ?? {}),
})

/** The versions of a channel by unit. A unit that another channel than production does not name is production's. */
export function channelUnits(state: State, channel: string): Record<string, ChannelUnit> {
  const entries = Object.entries(unitsOf(state, channel)).flatMap(([unit, channelState]) => {
    const shown = shownUnit(channelState, lastGoodOf(state, channel, unit, channelState))
    return shown ? [[unit, shown] as const] : []
  })
  return Object.fromEntries(entries)
}

const withVersion = (units: Readonly<Record<string, ChannelState>>) =>
  Object.fromEntries(Object.entries(units).filter(([, unit]) => namedIn(unit).length > 0))

// A pinned unit gives its one version to all visitors; the stable version beneath it is its fallback.
function shownUnit(unit: ChannelState, earlier: string | undefined): ChannelUnit | undefined {
  const stable = unit.pinned?.version ?? unit.stable
  if (stable === undefined) return undefined
  const recalled = recalledOf(unit)
  const lastGood = unit.pinned && unit.stable !== stable ? unit.stable : earlier
  return {
    stable,
    ...(unit.candidate && !unit.pinned ? { candidate: shownCandidate(unit.candidate) } : {}),
    ...(unit.frozen ? { frozen: unit.frozen } : {}),
    ...(lastGood === undefined ? {} : { lastGood }),
    ...(recalled.length > 0 ? { recalled } : {}),
  }
}

const shownCandidate = ({ version, percent, together }: Candidate) => ({
  version,
  percent,
  ...(together ? { together } : {}),
})

/**
 * The releases of a unit whose files are retained: named by a channel, among the latest, or active not long ago. A
 * preview is retained until its end.
 */
export function retainedReleases(
  state: State,
  unit: string,
  retention: Retention,
  now: Date,
): Release[] {
  const [previews, known] = partition(Object.values(state.units[unit] ?? {}))
  const named = new Set(
    Object.entries(state.channels).flatMap(([channel, units]) => {
      const is = units[unit]
      return is ? [...namedIn(is), is.earlier.at(-1), lastGoodOf(state, channel, unit, is)] : []
    }),
  )
  const latest = new Set(latestFirst(known).slice(0, retention.releases))
  const oldest = now.getTime() - retention.days * DAY_MS
  const kept = known.filter(
    (one) =>
      named.has(one.release.version) || latest.has(one) || Date.parse(one.lastNeeded) >= oldest,
  )
  return [...kept, ...previews.filter((one) => !hasEnded(one, now))].map(({ release }) => release)
}

/** Whether a release is a preview whose days are over. */
export const hasEnded = ({ previewUntil }: KnownRelease, now: Date): boolean =>
  previewUntil !== undefined && Date.parse(previewUntil) <= now.getTime()

const partition = (known: readonly KnownRelease[]) =>
  [
    known.filter(({ previewUntil }) => previewUntil !== undefined),
    known.filter(({ previewUntil }) => previewUntil === undefined),
  ] as const

const latestFirst = (known: readonly KnownRelease[]) =>
  known.toSorted((a, b) => (a.release.publishedAt < b.release.publishedAt ? 1 : -1))
