import type { Candidate, ChannelState } from './channel-state.ts'

const MOST_EARLIER = 20

/** The versions that a unit's visitors in a channel may be given, starting with that of most visitors. */
export function namedIn(unit: ChannelState): string[] {
  const named = [unit.pinned?.version, unit.stable, unit.candidate?.version]
  return [...new Set(named.filter((version) => version !== undefined))]
}

/** Withdraws the candidate, and recalls it. */
export const withoutCandidate = (unit: ChannelState): ChannelState => ({
  ...unit,
  candidate: undefined,
  recalled: withRecalled(unit, unit.candidate?.version),
})

/** Makes a version stable. */
export const promotedTo =
  (version: string, at: string) =>
  (unit: ChannelState): ChannelState => ({
    ...unit,
    candidate: undefined,
    stable: version,
    ...(unit.stable === version ? {} : { since: at, before: unit.stable }),
    earlier: pushed(unit, version),
  })

const MOST_RECALLED = 5

/** Recalls versions: tabs that run them load a new document. */
export const withRecalled = (
  { recalled = [] }: ChannelState,
  ...versions: readonly (string | undefined)[]
): string[] => [
  ...new Set(
    [...recalled, ...versions.filter((version) => version !== undefined)].slice(-MOST_RECALLED),
  ),
]

/** Makes an earlier version stable again, and judges it against the one that it replaces. */
export const backTo =
  ({ version, at }: { version: string; at: string }) =>
  (unit: ChannelState): ChannelState => ({
    ...unit,
    candidate: undefined,
    recalled: withRecalled(unit, unit.candidate?.version, unit.stable),
    stable: version,
    since: at,
    before: unit.stable === version ? undefined : unit.stable,
    earlier: before(unit.earlier, version),
  })

function pushed(unit: ChannelState, next: string): string[] {
  const all = unit.stable === undefined ? unit.earlier : [...unit.earlier, unit.stable]
  return all.filter((version) => version !== next).slice(-MOST_EARLIER)
}

// A version that was rolled back is no fallback, nor are those after the version that is stable again.
function before(earlier: readonly string[], version: string): readonly string[] {
  const index = earlier.indexOf(version)
  return index === -1 ? earlier : earlier.slice(0, index)
}

/** Adds a version to the fallbacks. */
export const withProvenVersion = (unit: ChannelState, version: string): ChannelState => ({
  ...unit,
  proven: [...(unit.proven ?? []).slice(-MOST_EARLIER), version],
})

/** The start of a candidate, or its next step: the same version keeps its author, and in the same share its period. */
export const givenTo =
  (next: Omit<Candidate, 'since' | 'by'>, { at, by }: { at: string; by: string }) =>
  (unit: ChannelState): ChannelState => {
    const is = unit.candidate?.version === next.version ? unit.candidate : undefined
    return {
      ...unit,
      candidate: {
        ...next,
        since: is?.percent === next.percent ? is.since : at,
        by: is?.by ?? by,
      },
    }
  }
