import type { LoggedEvent } from '../log/events.ts'
import type { Candidate, ChannelState } from './channel-state.ts'

/** The versions that visitors are given from now on, by unit; undefined where a version is taken from them. */
export type GivenVersions = Readonly<Record<string, string | undefined>>

/** A candidate with the versions of all units that are rolled out together with it. */
export interface Rollout extends Pick<Candidate, 'by' | 'percent'> {
  versions: Readonly<Record<string, string>>
}

/** The versions that an event gives or takes; undefined for an event that does neither. */
export function givenBy(event: LoggedEvent): GivenVersions | undefined {
  switch (event.type) {
    case 'promoted':
    case 'candidate':
    case 'rollout':
      return { [event.unit]: event.version }
    case 'promoted-together':
    case 'rollout-together':
      return event.versions
    case 'rolled-back':
    case 'reverted':
    case 'candidate-withdrawn':
    case 'taken-off':
      return { [event.unit]: undefined }
    case 'rolled-back-together':
      return Object.fromEntries(Object.keys(event.versions).map((unit) => [unit, undefined]))
    default:
      return undefined
  }
}

/**
 * The running rollouts that these versions end. A rollout goes on with the same versions of all its units only, so a
 * part that goes its own way ends the whole.
 */
export function endedRollouts(
  units: Readonly<Record<string, ChannelState>> = {},
  given: GivenVersions,
): Rollout[] {
  const running = Object.keys(given).flatMap((unit) => rolloutOf(units, unit) ?? [])
  const each = new Map(running.map((rollout) => [Object.keys(rollout.versions).join(), rollout]))
  return [...each.values()].filter(({ versions }) =>
    Object.entries(versions).some(([unit, version]) => given[unit] !== version),
  )
}

function rolloutOf(
  units: Readonly<Record<string, ChannelState>>,
  unit: string,
): Rollout | undefined {
  const { candidate } = units[unit] ?? {}
  if (!candidate) return undefined
  const parts = (candidate.together ?? [unit]).flatMap((one) => {
    const its = units[one]?.candidate
    const isPart = one === unit || its?.together?.includes(unit)
    return its && isPart ? [[one, its.version] as const] : []
  })
  return { by: candidate.by, percent: candidate.percent, versions: Object.fromEntries(parts) }
}
