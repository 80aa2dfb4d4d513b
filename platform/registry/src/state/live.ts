import type { Release } from '@borong/contract/release'
import { MAIN_CHANNEL, type State } from './fold.ts'
import { namedIn } from './unit-changes.ts'

/** A release that visitors of these channels may be given. */
export interface LiveRelease {
  release: Release
  channels: readonly string[]
}

/**
 * Every release that a channel gives to any visitor: stable, candidate or pinned. With `channel`, only the releases of
 * that channel. Channels that were created at run time have no visitors.
 */
export function liveReleases(state: State, channel?: string): LiveRelease[] {
  const live = new Map<Release, string[]>()
  const names = channel === undefined ? visited(state) : [channel]
  for (const name of names) {
    for (const [unit, versions] of Object.entries(versionsIn(state, name))) {
      for (const version of versions) {
        const release = state.units[unit]?.[version]?.release
        if (release) live.set(release, [...(live.get(release) ?? []), name])
      }
    }
  }
  return [...live].map(([release, channels]) => ({ release, channels }))
}

const visited = ({ channels, created }: State) =>
  Object.keys(channels).filter((name) => !Object.hasOwn(created, name))

function versionsIn(state: State, channel: string): Record<string, string[]> {
  const all = { ...state.channels[MAIN_CHANNEL] }
  for (const [unit, own] of Object.entries(state.channels[channel] ?? {}))
    if (namedIn(own).length > 0) all[unit] = own
  return Object.fromEntries(
    Object.entries(all).map(([unit, channelState]) => [unit, namedIn(channelState)]),
  )
}

/** The version of a unit that most visitors have: production's, or that of any channel. */
export function stableRelease(state: State, unit: string): Release | undefined {
  const channels = [MAIN_CHANNEL, ...visited(state)]
  const version = channels
    .map((channel) => state.channels[channel]?.[unit]?.stable)
    .find((found) => found !== undefined)
  return version === undefined ? undefined : state.units[unit]?.[version]?.release
}
