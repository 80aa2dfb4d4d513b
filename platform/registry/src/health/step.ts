import type { RolloutPlan } from '../log/events.ts'
import {
  isTooSilent,
  percent,
  silenceIn,
  SURE_VISITORS,
  type Share,
  type Tally,
} from './verdict.ts'

/** The present step of a rollout: it has ended, it runs, or it waits for a reason. */
export type Step = 'ended' | 'running' | { waits: string }

/** Few visitors cannot be judged, so more than this share of failures holds the step. */
const MOST_FAILING_OF_FEW = 0.1

/** Whether a step of a rollout may end. Time alone never ends it: a version that stops its visitors' tabs is silent. */
export function stepOf({
  plan,
  minutes,
  own,
  silence,
}: {
  plan: RolloutPlan
  /** Since the step began. */
  minutes: number
  own: Tally
  /** Visitors with a document of the version, and of the stable one, and those of them who sent no report. */
  silence: { own: Share; stable: Share }
}): Step {
  const { visitors, failing } = own
  const leastVisitors = Math.min(plan.leastVisitors ?? 1, plan.visitors)
  if (visitors < plan.visitors && minutes < plan.minutes) return 'running'
  if (isTooSilent(silence.own, silence.stable))
    return { waits: silenceIn(silence.own, silence.stable) }
  if (visitors < leastVisitors)
    return {
      waits: `${visitors} of at least ${leastVisitors} visitors have reported; --least-visitors changes that`,
    }
  if (visitors < SURE_VISITORS && failing / visitors > MOST_FAILING_OF_FEW)
    return { waits: `it fails for ${percent(own)} of ${visitors} visitors, too few to judge it` }
  return 'ended'
}
