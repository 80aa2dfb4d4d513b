import { mustBeSeen, mustMove, servable, type Asked } from './channel-checks.ts'
import type { Done } from './channel-actions.ts'
import { gatewayGate } from './gates/calls.ts'
import { fitGate } from './gates/gates.ts'
import { RegistryProblem } from './problem.ts'
import type { Decision } from './registry.ts'
import { fold } from './state/fold.ts'
import { liveReleases } from './state/live.ts'

/**
 * Makes versions of several units stable in one write. Their fit is checked for all of them together, so a new major
 * version of the contract can replace the old one without a moment in which a visitor gets a mix.
 */
export function decidePromotion(
  asked: Omit<Asked, 'unit'>,
  versions: Readonly<Record<string, string>>,
  expected: Readonly<Record<string, number>>,
): Decision<Done> {
  const { state, channel, now } = asked
  const units = state.channels[channel] ?? {}
  for (const unit of Object.keys(versions))
    mustBeSeen({ unit, channel }, units[unit], expected[unit] ?? 0)
  const changed = Object.entries(versions).filter(
    ([unit, version]) => units[unit]?.stable !== version || units[unit].candidate,
  )
  if (changed.length === 0)
    return { answer: { message: `These versions are already stable in ${channel}` } }
  const releases = changed.map(([unit, version]) => {
    const is = units[unit]
    if (is) mustMove({ ...asked, unit }, is)
    return servable({ ...asked, unit }, version)
  })
  const happening = {
    type: 'promoted-together',
    channel,
    versions: Object.fromEntries(changed),
  } as const
  const after = fold(state, {
    ...happening,
    sequence: state.sequence + 1,
    at: now.toISOString(),
    by: '',
  })
  const live = liveReleases(after, channel)
  const reasons = releases.flatMap((release) => [
    ...fitGate(release, live),
    ...gatewayGate(release, asked.gateway),
  ])
  const [first] = reasons
  if (first && reasons.length === 1) throw new RegistryProblem(409, { ...first, reasons })
  if (first) {
    throw new RegistryProblem(409, {
      name: 'PROMOTION_REFUSED',
      message: `These versions cannot be live together in ${channel}`,
      reasons,
    })
  }
  const named = changed.map(([unit, version]) => `${unit} ${version}`).join(', ')
  return { happening, answer: { message: `Stable in ${channel}, in one write: ${named}` } }
}
