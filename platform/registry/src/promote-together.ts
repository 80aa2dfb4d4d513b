import type { Release } from '@borong/contract/release'
import { mustBeSeen, mustMove, pinned, servable, type Asked } from './channel-checks.ts'
import type { Done } from './channel-actions.ts'
import { gatewayGate } from './gates/calls.ts'
import { fitGate, offerGate, runGate } from './gates/gates.ts'
import { RegistryProblem, type Problem } from './problem.ts'
import type { Decision } from './registry.ts'
import { fold } from './state/fold.ts'
import { liveReleases } from './state/live.ts'

type Versions = Readonly<Record<string, string>>
/** The revision of each unit that the caller has seen. */
type Revisions = Readonly<Record<string, number>>
type AskedTogether = Omit<Asked, 'unit'>
type Together = 'promoted-together' | 'rolled-back-together'

/**
 * Makes versions of several units stable in one write. Their fit is checked for all of them together, so a new major
 * version of the contract can replace the old one without a moment in which a visitor gets a mix.
 */
export function decidePromotion(
  asked: AskedTogether,
  versions: Versions,
  expected: Revisions,
): Decision<Done> {
  const { channel, state } = asked
  const changed = changedIn(asked, versions, expected)
  if (changed.length === 0) return nothing(channel)
  const releases = changed.map(([unit, version]) => {
    const is = state.channels[channel]?.[unit]
    if (is) mustMove({ ...asked, unit }, is)
    return servable({ ...asked, unit }, version)
  })
  const { happening, before, live } = write(asked, 'promoted-together', releases)
  const reasons = releases.flatMap((release) => [
    ...fitGate(release, live, before),
    ...gatewayGate(release, asked.gateway),
  ])
  mustBeEmpty(reasons, 'PROMOTION_REFUSED', channel)
  return {
    happening,
    answer: { message: `Stable in ${channel}, in one write: ${named(releases)}` },
  }
}

/** Rolls several units back in one write. Only code that cannot run refuses it; frozen units may be rolled back. */
export function decideJointRollback(
  asked: AskedTogether,
  versions: Versions,
  expected: Revisions,
): Decision<Done> {
  const { channel, state } = asked
  const changed = changedIn(asked, versions, expected)
  if (changed.length === 0) return nothing(channel)
  const releases = changed.map(([unit, version]) => {
    const is = state.channels[channel]?.[unit]
    if (is?.pinned) throw pinned(unit, channel, is.pinned)
    return servable({ ...asked, unit }, version)
  })
  const { happening, before, live } = write(asked, 'rolled-back-together', releases)
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
  { state, channel }: AskedTogether,
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
  { state, channel, now }: AskedTogether,
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

const named = (releases: readonly Release[]) =>
  releases.map(({ unit, version }) => `${unit} ${version}`).join(', ')

const nothing = (channel: string): Decision<Done> => ({
  answer: { message: `These versions are already stable in ${channel}` },
})
