import { runGate } from '../gates/gates.ts'
import type { ChannelState } from './channel-state.ts'
import type { State } from './fold.ts'
import { liveReleases } from './live.ts'

/**
 * The fallback version when a unit's stable one fails: the latest earlier one that served enough visitors within the
 * health limits. While there is none, the latest earlier one. It must be able to run beside the live releases: on their
 * contract and names, with calls that their host sends.
 */
export function lastGoodOf(
  state: State,
  channel: string,
  unit: string,
  { earlier, proven = [] }: ChannelState,
): string | undefined {
  const live = liveReleases(state, channel)
  const fitting = earlier.filter((version) => {
    const release = state.units[unit]?.[version]?.release
    return release !== undefined && runGate(release, live).length === 0
  })
  return fitting.findLast((version) => proven.includes(version)) ?? fitting.at(-1)
}
