import type { Release } from '@borong/contract/release'
import type { GatewayCalls } from './gateways.ts'
import type { RolloutPlan } from './log/events.ts'
import { gatewayGate } from './gates/calls.ts'
import { fitGate, offerGate, runGate } from './gates/gates.ts'
import { jointCommand, jointRollback } from './joint-rollback.ts'
import { RegistryProblem } from './problem.ts'
import type { ChannelState, State } from './state/fold.ts'
import { liveReleases } from './state/live.ts'
import { keptReleases, type Retention } from './state/snapshot.ts'

/** A request to change a unit in a channel, with the current state. */
export interface Asked {
  state: State
  channel: string
  unit: string
  retention: Retention
  now: Date
  /** The channel's gateway, if its calls must be checked. */
  gateway?: GatewayCalls
  /** The plan of a rollout that names none. */
  rollout: RolloutPlan
}

/** Refuses a write by a caller who has not seen the unit's last change: two people would both roll it back. */
export function mustBeSeen(
  { unit, channel }: Pick<Asked, 'unit' | 'channel'>,
  is: Pick<ChannelState, 'revision' | 'stable' | 'candidate'> | undefined,
  expected: number,
) {
  const revision = is?.revision ?? 0
  if (revision === expected) return
  const candidate = is?.candidate ? `, candidate ${is.candidate.version}` : ''
  throw new RegistryProblem(409, {
    name: 'CHANNEL_CHANGED',
    message: `${unit} was changed in ${channel} in the meantime: it is at ${is?.stable ?? 'no version'}${candidate} now (revision ${revision}, not ${expected})`,
    hint: `Look who did it, then decide again: borong log ${unit}`,
  })
}

/** Refuses to change a unit that is frozen or pinned. */
export function mustMove({ unit, channel }: Asked, is: ChannelState) {
  if (is.frozen) throw frozen(unit, channel, is.frozen)
  if (is.pinned) throw pinned(unit, channel, is.pinned)
}

/** Refuses a version that visitors of the channel cannot be given. */
export function mustFit(asked: Asked, version: string) {
  const release = servable(asked, version)
  const live = liveReleases(asked.state, asked.channel)
  const reasons = [...fitGate(release, live, live), ...gatewayGate(release, asked.gateway)]
  const [first] = reasons
  if (first) throw new RegistryProblem(409, { ...first, reasons })
}

/**
 * Refuses a version whose code cannot run in the channel, or beside which code of another unit cannot, and names the
 * earlier versions with which it can. Returns the other problems of the version as sentences: a rollback ends damage,
 * so links without a page do not prevent it.
 */
export function mustRun(asked: Asked, version: string): string[] {
  const release = servable(asked, version)
  const live = liveReleases(asked.state, asked.channel)
  const [first, ...rest] = runGate(release, live)
  if (!first) return offerGate(release, live, live).map(({ message }) => message)
  const together = jointRollback(asked, release)
  const hint = together
    ? `Roll back in one write: ${jointCommand(together, asked.channel)}`
    : first.hint
  const refused = { ...first, hint }
  throw new RegistryProblem(409, { ...refused, reasons: [refused, ...rest] })
}

/** The release of a version whose files are still stored. */
export function servable({ state, unit, retention, now }: Asked, version: string): Release {
  const release = state.units[unit]?.[version]?.release
  if (!release) {
    throw new RegistryProblem(404, {
      name: 'RELEASE_UNKNOWN',
      message: `${unit} ${version} was never published`,
      hint: `borong releases ${unit} lists what was.`,
    })
  }
  if (release.development) {
    throw new RegistryProblem(409, {
      name: 'DEVELOPMENT_BUILD',
      message: `${unit} ${version} is a development build`,
      hint: `Visitors get production builds only: borong build ${unit}, then borong publish ${unit}.`,
    })
  }
  if (!keptReleases(state, unit, retention, now).includes(release)) {
    throw new RegistryProblem(410, {
      name: 'RELEASE_RETIRED',
      message: `${unit} ${version} retired more than ${retention.days} days ago and its files are gone`,
      hint: `Build that version again and publish it as a new one, or choose a later one: borong releases ${unit}.`,
    })
  }
  return release
}

export const frozen = (unit: string, channel: string, by: { by: string; reason: string }) =>
  new RegistryProblem(409, {
    name: 'FROZEN',
    message: `${unit} is frozen in ${channel} by ${by.by}: ${by.reason}`,
    hint: `Ask them, then: borong unfreeze ${unit} --channel ${channel}. Rolling back is allowed.`,
  })

export const pinned = (
  unit: string,
  channel: string,
  by: { version: string; by: string; reason: string },
) =>
  new RegistryProblem(409, {
    name: 'PINNED',
    message: `${unit} is pinned to ${by.version} in ${channel} by ${by.by}: ${by.reason}`,
    hint: 'Unpin it first.',
  })

export const noStable = (unit: string, channel: string) =>
  new RegistryProblem(409, {
    name: 'NO_STABLE',
    message: `${unit} has no stable version in ${channel} yet`,
    hint: `Promote one first: borong promote ${unit} <version> --channel ${channel}`,
  })
