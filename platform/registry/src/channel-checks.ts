import type { Release } from '@borong/contract/release'
import type { GatewayCalls } from './gateways.ts'
import type { RolloutPlan } from './log/events.ts'
import { gatewayGate } from './gates/calls.ts'
import { checkGate } from './gates/checks.ts'
import { fitGate, offerGate, runGate } from './gates/gates.ts'
import { serviceGate } from './gates/services.ts'
import { jointCommand, jointRollback } from './joint-rollback.ts'
import { RegistryProblem } from './problem.ts'
import type { ChannelState } from './state/channel-state.ts'
import { MAIN_CHANNEL, type State } from './state/fold.ts'
import { liveReleases } from './state/live.ts'
import { endedRollouts } from './state/rollouts.ts'
import { hasEnded, retainedReleases, type Retention } from './state/snapshot.ts'
import { namedIn } from './state/unit-changes.ts'

/** A request to change a unit in a channel, with the current state. */
export interface ActionContext {
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
  { unit, channel }: Pick<ActionContext, 'unit' | 'channel'>,
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
export function mustMove({ unit, channel }: ActionContext, is: ChannelState) {
  if (is.frozen) throw frozen(unit, channel, is.frozen)
  if (is.pinned) throw pinned(unit, channel, is.pinned)
}

/**
 * Refuses versions that would end a running rollout of others, unless they are meant to. Returns the candidates that end.
 */
export function mustNotCompete(
  { state, channel }: Pick<ActionContext, 'state' | 'channel'>,
  given: Readonly<Record<string, string>>,
  replace: boolean,
): Record<string, string> {
  const ended = endedRollouts(state.channels[channel], given)
  const [first] = ended
  if (first && !replace) {
    const pairs = Object.entries(first.versions)
    const isPart = pairs.length > 1 && pairs.some(([unit, version]) => given[unit] === version)
    const together = pairs.map(([unit, version]) => `${unit}@${version}`).join(' ')
    const place = `--channel ${channel}`
    throw new RegistryProblem(409, {
      name: 'ROLLOUT_RUNNING',
      message: `${first.by} gives ${pairs.map((pair) => pair.join(' ')).join(' and ')} to ${first.percent} % of visitors in ${channel}`,
      hint: isPart
        ? `They go on together: borong promote ${together} --now ${place}. To end that rollout instead: --replace.`
        : `Ask them, or look: borong status ${place}. To end that rollout: --replace.`,
    })
  }
  return Object.assign({}, ...ended.map(({ versions }) => versions)) as Record<string, string>
}

/** Refuses a rollback to a version that visitors of the channel never had: nothing has checked it there. */
export function mustHaveBeenLive({ state, channel, unit }: ActionContext, version: string) {
  const own = state.channels[channel]?.[unit]
  const is = own && namedIn(own).length > 0 ? own : state.channels[MAIN_CHANNEL]?.[unit]
  if (is?.stable === version || is?.earlier.includes(version)) return
  const earlier = is?.earlier.toReversed() ?? []
  throw new RegistryProblem(409, {
    name: 'NEVER_LIVE',
    message: `${unit} ${version} is no earlier version of ${channel}: it was never stable there, or was rolled back`,
    hint: `${earlier.length > 0 ? `Earlier versions: ${earlier.join(', ')}. ` : ''}Other versions are promoted, with all checks: borong promote ${unit} ${version} --channel ${channel}`,
  })
}

/**
 * Refuses a version that visitors of the channel cannot be given. A channel that was created at run time is for
 * previews, so the reasons are returned as sentences.
 */
export function mustFit(context: ActionContext, version: string): string[] {
  const release = servable(context, version)
  const live = liveReleases(context.state, context.channel)
  const reasons = [
    ...fitGate(release, live, live),
    ...gatewayGate(release, context.gateway),
    ...serviceGate(release, context.state, context.channel),
    ...checkGate(context.state, context.channel, { [context.unit]: version }),
  ]
  const [first] = reasons
  if (first && !isCreated(context)) throw new RegistryProblem(409, { ...first, reasons })
  return reasons.map(({ message }) => message)
}

/** Whether the channel was created at run time. */
export const isCreated = ({ state, channel }: Pick<ActionContext, 'state' | 'channel'>): boolean =>
  Object.hasOwn(state.created, channel)

/**
 * Refuses a version whose code cannot run in the channel, or beside which code of another unit cannot, and names the
 * earlier versions with which it can. Returns the other problems of the version as sentences: a rollback ends damage,
 * so links without a page do not prevent it.
 */
export function mustRun(context: ActionContext, version: string): string[] {
  const release = servable(context, version)
  const live = liveReleases(context.state, context.channel)
  const [first, ...rest] = runGate(release, live)
  if (!first) return offerGate(release, live, live).map(({ message }) => message)
  const together = jointRollback(context, release)
  const hint = together
    ? `Roll back in one write: ${jointCommand(together, context.channel)}`
    : first.hint
  const refused = { ...first, hint }
  throw new RegistryProblem(409, { ...refused, reasons: [refused, ...rest] })
}

/** The release of a version that visitors of the channel may be given. */
export function servable(context: ActionContext, version: string): Release {
  const { state, unit, channel } = context
  if (state.units[unit]?.[version]?.previewUntil !== undefined && !isCreated(context)) {
    throw new RegistryProblem(409, {
      name: 'PREVIEW_RELEASE',
      message: `${unit} ${version} is a preview, and ${channel} has visitors`,
      hint: `Publish it as a release: borong publish ${unit}. Previews can go into channels of their own: borong channel create pr-12.`,
    })
  }
  return available(context, version)
}

/** The release of a version whose files are still stored, a preview too. */
export function available(
  { state, unit, retention, now }: Pick<ActionContext, 'state' | 'unit' | 'retention' | 'now'>,
  version: string,
): Release {
  const known = state.units[unit]?.[version]
  const release = known?.release
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
  if (hasEnded(known, now)) {
    throw new RegistryProblem(410, {
      name: 'PREVIEW_ENDED',
      message: `The preview ${unit} ${version} has ended`,
      hint: `Publish it again: borong preview ${unit}.`,
    })
  }
  if (!retainedReleases(state, unit, retention, now).includes(release)) {
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
