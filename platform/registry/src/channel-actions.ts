import type { Action } from './api/shapes.ts'
import {
  frozen,
  isCreated,
  mustBeSeen,
  mustFit,
  mustHaveBeenLive,
  mustMove,
  mustNotCompete,
  mustRun,
  noStable,
  pinned,
  servable,
  type ActionContext,
} from './channel-checks.ts'
import { linkGate } from './gates/links.ts'
import { jointCommand, jointRollback } from './joint-rollback.ts'
import { RegistryProblem } from './problem.ts'
import type { Happening, RolloutPlan } from './log/events.ts'
import type { Decision } from './registry.ts'
import type { Candidate, ChannelState } from './state/channel-state.ts'
import { MAIN_CHANNEL, withoutEnded } from './state/fold.ts'
import { lastGoodOf } from './state/last-good.ts'
import { liveReleases } from './state/live.ts'
import { namedIn } from './state/unit-changes.ts'

/** The result of an action, as a sentence for its caller. */
export interface Done {
  message: string
  /** Checks that were skipped, and problems that do not prevent the action. */
  notes?: readonly string[]
}

/** Decides an action on a unit in a channel: one event, no event, or a refusal. */
export function decideAction(context: ActionContext, action: Action): Decision<Done> {
  const { state, channel, unit } = context
  const is = state.channels[channel]?.[unit] ?? { earlier: [], changed: '', revision: 0 }
  mustBeSeen(context, is, action.expected)
  const at = { channel, unit }
  switch (action.action) {
    case 'promote':
      if (is.stable === action.version && !is.candidate)
        return nothing(`${unit} ${action.version} is already stable in ${channel}`)
      return giveTo(
        context,
        is,
        action,
        { type: 'promoted', ...at, version: action.version },
        `${unit} ${action.version} is stable in ${channel}`,
      )
    case 'candidate':
      mustLeaveOthersAPage(context, is)
      if (is.stable === action.version && !is.candidate)
        return nothing(`${unit} ${action.version} is already stable in ${channel}`)
      return giveTo(
        context,
        is,
        action,
        { type: 'candidate', ...at, version: action.version, percent: action.percent },
        `${unit} ${action.version} goes to ${action.percent} % of visitors in ${channel}`,
      )
    case 'roll-out':
      return rollOut(context, is, action)
    case 'withdraw':
      if (!is.candidate) return nothing(`${unit} has no candidate in ${channel}`)
      return withdrawal(context, is.candidate.version, 'withdrawn by hand')
    case 'rollback':
      return rollback(context, is, action.version)
    case 'take-off':
      return takeOff(context, is)
    case 'freeze':
      return done(
        { type: 'frozen', ...at, reason: action.reason },
        `${unit} is frozen in ${channel}: ${action.reason}`,
      )
    case 'unfreeze':
      if (!is.frozen) return nothing(`${unit} is not frozen in ${channel}`)
      return done(
        { type: 'unfrozen', ...at, ...(action.reason ? { reason: action.reason } : {}) },
        `${unit} may move again in ${channel}`,
      )
    case 'pin':
      if (is.frozen) throw frozen(unit, channel, is.frozen)
      return done(
        { type: 'pinned', ...at, version: action.version, reason: action.reason },
        `${unit} is pinned to ${action.version} in ${channel}`,
        mustFit(context, action.version),
      )
    case 'unpin':
      if (!is.pinned) return nothing(`${unit} is not pinned in ${channel}`)
      if (is.frozen) throw frozen(unit, channel, is.frozen)
      return done({ type: 'unpinned', ...at }, `${unit} is no longer pinned in ${channel}`)
  }
}

/**
 * Refuses a candidate without another version for the other visitors. A remote that is new to production has none: they
 * get the page of an unknown address.
 */
function mustLeaveOthersAPage(context: ActionContext, is: ChannelState) {
  const { state, channel, unit } = context
  const isInherited =
    channel !== MAIN_CHANNEL && state.channels[MAIN_CHANNEL]?.[unit]?.stable !== undefined
  if (is.stable === undefined && (isInherited || isHost(context))) throw noStable(unit, channel)
}

type Giving = Extract<Action, { action: 'promote' | 'candidate' | 'roll-out' }>
type GivingEvent = Extract<Happening, { type: 'promoted' | 'candidate' | 'rollout' }>

/** Gives a version to visitors, after all checks. */
function giveTo(
  context: ActionContext,
  is: ChannelState,
  { version, replace = false }: Giving,
  happening: GivingEvent,
  message: string,
): Decision<Done> {
  const { state, channel, unit, now } = context
  mustMove(context, is)
  const given = { [unit]: version }
  const replaces = mustNotCompete(context, given, replace)
  const event = { channel, at: now.toISOString(), sequence: state.sequence }
  const notes = mustFit({ ...context, state: withoutEnded(state, event, given) }, version)
  const isReplacing = Object.keys(replaces).length > 0
  return done(isReplacing ? { ...happening, replaces } : happening, message, notes)
}

function rollOut(
  context: ActionContext,
  is: ChannelState,
  action: Extract<Action, { action: 'roll-out' }>,
): Decision<Done> {
  const { channel, unit } = context
  const { version, steps, visitors, minutes, leastVisitors } = action
  if (is.stable === version && !is.candidate)
    return nothing(`${unit} ${version} is already stable in ${channel}`)
  // There is no other version that the remaining visitors could get, or there are no visitors.
  if ((is.stable === undefined && !is.candidate) || isCreated(context))
    return giveTo(
      context,
      is,
      action,
      { type: 'promoted', channel, unit, version },
      `${unit} ${version} is stable in ${channel}`,
    )
  const plan = { ...context.rollout, ...given({ steps, visitors, minutes, leastVisitors }) }
  const left = stepsLeft(plan, is.candidate?.version === version ? is.candidate : undefined)
  return giveTo(
    context,
    is,
    action,
    { type: 'rollout', channel, unit, version, percent: left[0]!, plan },
    `${unit} ${version} goes to ${left.join(', ')} % of visitors in ${channel}, ${eachStep(plan)}`,
  )
}

/** The steps of a plan that begin with the present share of visitors. */
function stepsLeft({ steps }: RolloutPlan, candidate: Candidate | undefined): readonly number[] {
  const { percent = 0 } = candidate ?? {}
  const left = steps.filter((step) => step >= percent)
  return left.length > 1 ? left : steps
}

/** The condition under which each step of a plan ends. */
export const eachStep = ({ visitors, minutes, leastVisitors = 1 }: RolloutPlan): string =>
  `each step for ${visitors} visitors, or for ${minutes} minutes and at least ${Math.min(leastVisitors, visitors)}`

const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** The next step of a rollout: a larger share, or the promotion. */
export function nextStep(
  { state, channel, unit }: Pick<ActionContext, 'state' | 'channel' | 'unit'>,
  { version, percent, plan, together }: Candidate,
): Decision<undefined> {
  const next = plan?.steps.find((step) => step > percent)
  if (!plan || next === undefined) return { answer: undefined }
  if (together) {
    const units = state.channels[channel] ?? {}
    const candidates = together.flatMap((one) => {
      const its = units[one]?.candidate
      return its ? [[one, its.version] as const] : []
    })
    const versions = Object.fromEntries(candidates)
    return {
      happening:
        next >= 100
          ? { type: 'promoted-together', channel, versions }
          : { type: 'rollout-together', channel, versions, percent: next, plan },
      answer: undefined,
    }
  }
  if (next >= 100)
    return { happening: { type: 'promoted', channel, unit, version }, answer: undefined }
  return {
    happening: { type: 'rollout', channel, unit, version, percent: next, plan },
    answer: undefined,
  }
}

/** Withdraws a candidate; the stable version remains. */
export function withdrawal(
  { channel, unit, state }: ActionContext,
  version: string,
  reason: string,
): Decision<Done> {
  const stable = state.channels[channel]?.[unit]?.stable
  return done(
    { type: 'candidate-withdrawn', channel, unit, version, reason },
    `${unit} ${version} is no candidate in ${channel} any more; ${stable === undefined ? 'nobody has a version of it' : `everybody has ${stable}`}`,
  )
}

// A frozen unit accepts no promotions, but a rollback remains possible.
function rollback(
  context: ActionContext,
  is: ChannelState,
  to: string | undefined,
): Decision<Done> {
  const { channel, unit } = context
  if (is.pinned) throw pinned(unit, channel, is.pinned)
  if (to === undefined && is.candidate)
    return withdrawal(context, is.candidate.version, 'rolled back')
  if (is.stable === undefined) throw noStable(unit, channel)
  const version = to ?? lastGoodOf(context.state, channel, unit, is)
  if (version === undefined) throw nothingEarlier(context, is)
  if (version === is.stable && !is.candidate)
    return nothing(`${unit} ${version} is already stable in ${channel}`)
  servable(context, version)
  mustHaveBeenLive(context, version)
  const notes = mustRun(context, version)
  return done(
    { type: 'rolled-back', channel, unit, version, from: is.stable },
    `${unit} is back at ${version} in ${channel} (was ${is.stable})`,
    notes,
  )
}

function nothingEarlier(context: ActionContext, { earlier }: ChannelState): RegistryProblem {
  const { unit, channel } = context
  const [last] = earlier.slice(-1)
  const together = last === undefined ? undefined : jointRollback(context, servable(context, last))
  const alone = isHost(context)
    ? `Promote another version: borong releases ${unit} lists them.`
    : `Take it off altogether: borong rollback ${unit} --off --channel ${channel}`
  return new RegistryProblem(409, {
    name: 'NOTHING_EARLIER',
    message: `${unit} has no earlier stable version in ${channel}${last === undefined ? '' : ' that fits what is live there'}`,
    hint: together ? `Roll back in one write: ${jointCommand(together, channel)}` : alone,
  })
}

const isHost = ({ state, unit }: ActionContext) =>
  Object.values(state.units[unit] ?? {}).some(({ release }) => release.kind === 'host')

// The rollback of a first release. Other remotes treat its widgets like ones that failed to load, so none of them
// breaks.
function takeOff(context: ActionContext, is: ChannelState): Decision<Done> {
  const { state, channel, unit } = context
  if (isHost(context)) {
    throw new RegistryProblem(409, {
      name: 'HOST_NEEDED',
      message: 'The host cannot be taken off: it draws every page',
      hint: 'Give another version of it: borong releases host lists them.',
    })
  }
  if (is.pinned) throw pinned(unit, channel, is.pinned)
  if (is.stable === undefined && is.candidate)
    return withdrawal(context, is.candidate.version, 'taken off')
  if (is.stable === undefined) return nothing(`${unit} is not in ${channel}`)
  const below = channel === MAIN_CHANNEL ? undefined : state.channels[MAIN_CHANNEL]?.[unit]
  const next = below && namedIn(below)[0]
  const at = { type: 'taken-off', channel, unit, from: is.stable } as const
  if (next !== undefined)
    return done(
      at,
      `${unit} is ${MAIN_CHANNEL}’s ${next} in ${channel} again (was ${is.stable})`,
      mustRun(context, next),
    )
  const live = liveReleases(state, channel)
  const before = live.filter(({ release }) => release.unit === unit)
  return done(
    at,
    `${unit} is off ${channel} (was ${is.stable}): its pages are gone, its widgets are left out`,
    linkGate({ unit, before, live }).map(({ message }) => message),
  )
}

const done = (
  happening: NonNullable<Decision<Done>['happening']>,
  message: string,
  notes: readonly string[] = [],
): Decision<Done> => ({
  happening,
  answer: notes.length > 0 ? { message, notes } : { message },
})

const nothing = (message: string): Decision<Done> => ({ answer: { message } })
