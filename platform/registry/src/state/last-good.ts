import { contractGate } from '../gates/contract.ts'
import type { ChannelState, State } from './fold.ts'
import { liveReleases } from './live.ts'

/**
 * The fallback version when a unit's stable one cannot be loaded: the latest earlier one whose contract fits the
 * channel.
 */
export function lastGoodOf(
  state: State,
  channel: string,
  unit: string,
  { earlier }: ChannelState,
): string | undefined {
  const live = liveReleases(state, channel)
  return earlier.findLast((version) => {
    const release = state.units[unit]?.[version]?.release
    return release !== undefined && contractGate(release, live).length === 0
  })
}
