import { majorsOf } from '../contract-fit.ts'
import type { State } from './fold.ts'
import { namedIn } from './unit-changes.ts'
import { lastGoodOf } from './last-good.ts'

/** The major versions of the contract of each release that a channel names or falls back to, by unit and version. */
export function contractsIn(
  state: State,
  channel: string,
): Record<string, Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(state.channels[channel] ?? {}).map(([unit, is]) => {
      const versions = new Set([...namedIn(is), lastGoodOf(state, channel, unit, is)])
      const majors = [...versions].flatMap((version) => {
        const release = version && state.units[unit]?.[version]?.release
        return release ? [[release.version, majorsOf(release)] as const] : []
      })
      return [unit, Object.fromEntries(majors)]
    }),
  )
}
