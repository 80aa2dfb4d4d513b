import type { Release } from '@borong/contract/release'
import { runGate } from './gates/gates.ts'
import type { ChannelState } from './state/channel-state.ts'
import { MAIN_CHANNEL, type State } from './state/fold.ts'
import { retainedReleases, type Retention } from './state/snapshot.ts'

interface Place {
  state: State
  channel: string
  retention: Retention
  now: Date
}

/**
 * Earlier versions of other units with which the code of a version runs, when it does not run beside the active ones:
 * the host with the fewest steps back, and each remote that does not run on it. Undefined when there are none.
 */
export function jointRollback(place: Place, target: Release): Record<string, string> | undefined {
  const choices = Object.entries(unitsOf(place)).map(([unit, is]) =>
    unit === target.unit ? [target] : servableVersions(place, unit, is),
  )
  const hosts = choices.find(([first]) => first?.kind === 'host') ?? []
  const remotes = choices.filter(([first]) => first?.kind === 'remote')
  for (const host of hosts) {
    const fitting = remotes.map((versions) => versions.find((one) => runs(one, host)))
    if (!fitting.every((one) => one !== undefined)) continue
    const units = unitsOf(place)
    const changed = [host, ...fitting].filter(
      ({ unit, version }) => unit === target.unit || units[unit]?.stable !== version,
    )
    return Object.fromEntries(changed.map(({ unit, version }) => [unit, version]))
  }
  return undefined
}

/** The command that rolls these versions back in one write. */
export const jointCommand = (versions: Readonly<Record<string, string>>, channel: string): string =>
  `borong rollback ${Object.entries(versions)
    .map(([unit, version]) => `${unit}@${version}`)
    .join(' ')} --channel ${channel}`

const runs = (remote: Release, host: Release) =>
  runGate(remote, [{ release: host, channels: [] }]).length === 0

const unitsOf = ({ state, channel }: Place) => ({
  ...state.channels[MAIN_CHANNEL],
  ...state.channels[channel],
})

// The stable version first, then the earlier ones, the latest first.
function servableVersions(
  { state, retention, now }: Place,
  unit: string,
  { stable, earlier }: ChannelState,
): Release[] {
  const retained = retainedReleases(state, unit, retention, now)
  return [stable, ...earlier.toReversed()].flatMap(
    (version) => retained.find((release) => release.version === version) ?? [],
  )
}
