import type { Action } from './api/shapes.ts'
import { fitGate } from './gates/gates.ts'
import { RegistryProblem } from './problem.ts'
import type { Decision } from './registry.ts'
import { lastGoodOf, namedIn, type ChannelState, type State } from './state/fold.ts'
import { liveReleases } from './state/live.ts'
import { keptReleases, MAIN_CHANNEL, type Retention } from './state/snapshot.ts'

/** What was done, in a sentence for the one who did it. */
export interface Done {
  message: string
}

interface Asked {
  state: State
  channel: string
  unit: string
  retention: Retention
  now: Date
}

/** What an action on a unit in a channel comes to: one event, nothing, or a refusal. */
export function decideAction(asked: Asked, action: Action): Decision<Done> {
  const { state, channel, unit } = asked
  const is = state.channels[channel]?.[unit] ?? { earlier: [], changed: '' }
  const at = { channel, unit }
  switch (action.action) {
    case 'promote':
      if (is.stable === action.version && !is.candidate)
        return nothing(`${unit} ${action.version} is already stable in ${channel}`)
      mustMove(asked, is)
      mustFit(asked, action.version)
      return done(
        { type: 'promoted', ...at, version: action.version },
        `${unit} ${action.version} is stable in ${channel}`,
      )
    case 'candidate':
      mustMove(asked, is)
      if (is.stable === undefined) throw noStable(unit, channel)
      if (is.stable === action.version)
        return nothing(`${unit} ${action.version} is already stable in ${channel}`)
      mustFit(asked, action.version)
      return done(
        { type: 'candidate', ...at, version: action.version, percent: action.percent },
        `${unit} ${action.version} goes to ${action.percent} % of visitors in ${channel}`,
      )
    case 'withdraw':
      if (!is.candidate) return nothing(`${unit} has no candidate in ${channel}`)
      return withdrawal(asked, is.candidate.version, 'withdrawn by hand')
    case 'rollback':
      return rollback(asked, is, action.version)
    case 'take-off':
      return takeOff(asked, is)
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
      mustFit(asked, action.version)
      return done(
        { type: 'pinned', ...at, version: action.version, reason: action.reason },
        `${unit} is pinned to ${action.version} in ${channel}`,
      )
    case 'unpin':
      if (!is.pinned) return nothing(`${unit} is not pinned in ${channel}`)
      if (is.frozen) throw frozen(unit, channel, is.frozen)
      return done({ type: 'unpinned', ...at }, `${unit} is no longer pinned in ${channel}`)
  }
}

/** Takes a candidate back; the stable version stays. */
export function withdrawal(
  { channel, unit, state }: Asked,
  version: string,
  reason: string,
): Decision<Done> {
  const stable = state.channels[channel]?.[unit]?.stable
  return done(
    { type: 'candidate-withdrawn', channel, unit, version, reason },
    `${unit} ${version} is no candidate in ${channel} any more; everybody has ${stable}`,
  )
}

// Freezing keeps things from moving on; the way back stays open.
function rollback(asked: Asked, is: ChannelState, to: string | undefined): Decision<Done> {
  const { channel, unit } = asked
  if (is.pinned) throw pinned(unit, channel, is.pinned)
  if (is.stable === undefined) throw noStable(unit, channel)
  if (to === undefined && is.candidate)
    return withdrawal(asked, is.candidate.version, 'rolled back')
  const version = to ?? lastGoodOf(is)
  if (version === undefined) {
    throw new RegistryProblem(409, {
      name: 'NOTHING_EARLIER',
      message: `${unit} has no earlier stable version in ${channel}`,
      hint: isHost(asked)
        ? `Name the version to go to: borong releases ${unit} lists them.`
        : `Take it off altogether: borong rollback ${unit} --off --channel ${channel}`,
    })
  }
  if (version === is.stable && !is.candidate)
    return nothing(`${unit} ${version} is already stable in ${channel}`)
  mustFit(asked, version)
  return done(
    { type: 'rolled-back', channel, unit, version, from: is.stable },
    `${unit} is back at ${version} in ${channel} (was ${is.stable})`,
  )
}

const isHost = ({ state, unit }: Asked) =>
  Object.values(state.units[unit] ?? {}).some(({ release }) => release.kind === 'host')

// The way back from a first release. What a remote offers is missed as when it can't be loaded: no other remote breaks by that.
function takeOff(asked: Asked, is: ChannelState): Decision<Done> {
  const { state, channel, unit } = asked
  if (isHost(asked)) {
    throw new RegistryProblem(409, {
      name: 'HOST_NEEDED',
      message: 'The host cannot be taken off: it draws every page',
      hint: 'Give another version of it: borong releases host lists them.',
    })
  }
  if (is.pinned) throw pinned(unit, channel, is.pinned)
  if (is.stable === undefined) return nothing(`${unit} is not in ${channel}`)
  const below = channel === MAIN_CHANNEL ? undefined : state.channels[MAIN_CHANNEL]?.[unit]
  const next = below && namedIn(below)[0]
  if (next !== undefined) mustFit(asked, next)
  return done(
    { type: 'taken-off', channel, unit, from: is.stable },
    next === undefined
      ? `${unit} is off ${channel} (was ${is.stable}): its pages are gone, its widgets are left out`
      : `${unit} is ${MAIN_CHANNEL}’s ${next} in ${channel} again (was ${is.stable})`,
  )
}

const done = (
  happening: NonNullable<Decision<Done>['happening']>,
  message: string,
): Decision<Done> => ({
  happening,
  answer: { message },
})

const nothing = (message: string): Decision<Done> => ({ answer: { message } })

function mustMove({ unit, channel }: Asked, is: ChannelState) {
  if (is.frozen) throw frozen(unit, channel, is.frozen)
  if (is.pinned) throw pinned(unit, channel, is.pinned)
}

function mustFit({ state, unit, channel, retention, now }: Asked, version: string) {
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
  const reasons = fitGate(release, liveReleases(state, channel))
  const [first] = reasons
  if (first) throw new RegistryProblem(409, { ...first, reasons })
}

const frozen = (unit: string, channel: string, by: { by: string; reason: string }) =>
  new RegistryProblem(409, {
    name: 'FROZEN',
    message: `${unit} is frozen in ${channel} by ${by.by}: ${by.reason}`,
    hint: `Ask them, then: borong unfreeze ${unit} --channel ${channel}. Rolling back is allowed.`,
  })

const pinned = (
  unit: string,
  channel: string,
  by: { version: string; by: string; reason: string },
) =>
  new RegistryProblem(409, {
    name: 'PINNED',
    message: `${unit} is pinned to ${by.version} in ${channel} by ${by.by}: ${by.reason}`,
    hint: 'Unpin it first.',
  })

const noStable = (unit: string, channel: string) =>
  new RegistryProblem(409, {
    name: 'NO_STABLE',
    message: `${unit} has no stable version in ${channel} yet`,
    hint: `Promote one first: borong promote ${unit} <version> --channel ${channel}`,
  })
