import type { Release } from '@borong/contract/release'
import {
  isCreated,
  mustBeSeen,
  mustHaveBeenLive,
  mustMove,
  mustNotCompete,
  pinned,
  servable,
  type ActionContext,
} from './channel-checks.ts'
import { eachStep, type Done } from './channel-actions.ts'
import { gatewayGate } from './gates/calls.ts'
import { checkGate } from './gates/checks.ts'
import { fitGate, offerGate, runGate } from './gates/gates.ts'
import { serviceGate } from './gates/services.ts'
import { RegistryProblem, type Problem } from './problem.ts'
import type { Decision } from './registry.ts'
import { fold } from './state/fold.ts'
import { liveReleases } from './state/live.ts'

type Versions = Readonly<Record<string, string>>
/** The revision of each unit that the caller has seen. */
type Revisions = Readonly<Record<string, number>>
interface HowToPromote {
  /** In steps, instead of immediately. */
  rollOut?: boolean
  /** Whether it may end a running rollout of other versions. */
  replace?: boolean
  leastVisitors?: number
}
type JointContext = Omit<ActionContext, 'unit'>
type Together = 'promoted-together' | 'rolled-back-together'

/**
 * Makes versions of several units stable in one write. Their fit is checked for all of them together, so a new major
 * version of the contract can replace the old one without a moment in which a visitor gets a mix.
 */
export function decidePromotion(
  context: JointContext,
  versions: Versions,
  expected: Revisions,
  { rollOut = false, replace = false, leastVisitors }: HowToPromote = {},
): Decision<Done> {
  const { channel, state } = context
  const changed = changedIn(context, versions, expected)
  if (changed.length === 0) return nothing(channel)
  const releases = changed.map(([unit, version]) => {
    const is = state.channels[channel]?.[unit]
    if (is) mustMove({ ...context, unit }, is)
    return servable({ ...context, unit }, version)
  })
  const replaced = mustNotCompete(context, versions, replace)
  const replaces = Object.keys(replaced).length > 0 ? { replaces: replaced } : {}
  const { happening, before, live } = write(context, 'promoted-together', releases)
  const reasons = [
    ...releases.flatMap((release) => [
      ...fitGate(release, live, before),
      ...gatewayGate(release, context.gateway),
      ...serviceGate(release, state, channel),
    ]),
    ...checkGate(state, channel, Object.fromEntries(changed)),
  ]
  if (!isCreated(context)) mustBeEmpty(reasons, 'PROMOTION_REFUSED', channel)
  const notes = reasons.map((reason) => reason.message)
  const withNotes = (message: string) => (notes.length > 0 ? { message, notes } : { message })
  if (rollOut && hasOtherVersions(context, releases)) {
    const plan = { ...context.rollout, ...(leastVisitors ? { leastVisitors } : {}) }
    return {
      happening: {
        type: 'rollout-together',
        channel,
        versions: Object.fromEntries(changed),
        percent: plan.steps[0]!,
        plan,
        ...replaces,
      },
      answer: withNotes(
        `${named(releases)} go to ${plan.steps.join(', ')} % of visitors in ${channel}, ${eachStep(plan)}; a visitor gets all of them or none`,
      ),
    }
  }
  return {
    happening: { ...happening, ...replaces },
    answer: withNotes(`Stable in ${channel}, in one write: ${named(releases)}`),
  }
}

/** Rolls several units back in one write. Only code that cannot run refuses it; frozen units may be rolled back. */
export function decideJointRollback(
  context: JointContext,
  versions: Versions,
  expected: Revisions,
): Decision<Done> {
  const { channel, state } = context
  const changed = changedIn(context, versions, expected)
  if (changed.length === 0) return nothing(channel)
  const releases = changed.map(([unit, version]) => {
    const is = state.channels[channel]?.[unit]
    if (is?.pinned) throw pinned(unit, channel, is.pinned)
    const release = servable({ ...context, unit }, version)
    mustHaveBeenLive({ ...context, unit }, version)
    return release
  })
  const { happening, before, live } = write(context, 'rolled-back-together', releases)
  mustBeEmpty(
    releases.flatMap((release) => runGate(release, live)),
    'ROLLBACK_REFUSED',
    channel,
  )
  const warnings = releases.flatMap((release) => offerGate(release, live, before))
  const notes = warnings.map(({ message }) => message)
  const message = `Back in ${channel}, in one write: ${named(releases)}`
  return { happening, answer: notes.length > 0 ? { message, notes } : { message } }
}

function changedIn(
  { state, channel }: JointContext,
  versions: Versions,
  expected: Revisions,
): [string, string][] {
  const units = state.channels[channel] ?? {}
  for (const unit of Object.keys(versions))
    mustBeSeen({ unit, channel }, units[unit], expected[unit] ?? 0)
  return Object.entries(versions).filter(
    ([unit, version]) => units[unit]?.stable !== version || units[unit].candidate,
  )
}

/** The event that makes these releases stable, and the active releases before and after it. */
function write(
  { state, channel, now }: JointContext,
  type: Together,
  releases: readonly Release[],
) {
  const versions = Object.fromEntries(releases.map(({ unit, version }) => [unit, version]))
  const happening = { type, channel, versions }
  const event = { ...happening, sequence: state.sequence + 1, at: now.toISOString(), by: '' }
  const after = fold(state, event)
  return { happening, before: liveReleases(state, channel), live: liveReleases(after, channel) }
}

function mustBeEmpty(reasons: readonly Problem[], name: string, channel: string) {
  const [first] = reasons
  if (first && reasons.length === 1) throw new RegistryProblem(409, { ...first, reasons })
  if (!first) return
  throw new RegistryProblem(409, {
    name,
    message: `These versions cannot be live together in ${channel}`,
    reasons,
  })
}

/** Whether the other visitors can get earlier versions of these units; without any, they are promoted immediately. */
function hasOtherVersions({ state, channel }: JointContext, releases: readonly Release[]) {
  const without = releases.filter(({ unit }) => !state.channels[channel]?.[unit]?.stable)
  if (without.length === 0 || without.length === releases.length) return without.length === 0
  throw new RegistryProblem(409, {
    name: 'NO_STABLE',
    message: `${without.map(({ unit }) => unit).join(', ')} has no stable version in ${channel} that the other visitors could get`,
    hint: 'Promote it first, or all of them immediately: --now',
  })
}

const named = (releases: readonly Release[]) =>
  releases.map(({ unit, version }) => `${unit} ${version}`).join(', ')

const nothing = (channel: string): Decision<Done> => ({
  answer: { message: `These versions are already stable in ${channel}` },
})
