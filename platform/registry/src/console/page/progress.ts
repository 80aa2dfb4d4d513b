import type { UnitHealth, UnitStatus } from '../../api/answers.ts'

export type Candidate = NonNullable<UnitStatus['candidate']>

interface Step {
  percent: number
  state: 'done' | 'now' | 'next'
}

/** The progress of a rollout in its present step. */
export interface Progress {
  steps: Step[]
  /** The next share in per cent; 100 is the promotion. */
  next: number | undefined
  visitors: number
  /** Visitors until the next step. */
  visitorsLeft: number
  /** Visitors without whom the time does not end the step. */
  leastLeft: number
  /** The time of the next step if too few visitors come before, in epoch milliseconds. */
  due: number
}

const MINUTE_MS = 60_000

/** The progress of a candidate with a plan; undefined for a candidate that was started by hand. */
export function progressOf(
  { percent, since, plan }: Candidate,
  health: UnitHealth | undefined,
): Progress | undefined {
  if (!plan) return undefined
  const visitors = health?.visitors ?? 0
  return {
    steps: plan.steps.map((step) => ({
      percent: step,
      state: step < percent ? 'done' : step === percent ? 'now' : 'next',
    })),
    next: plan.steps.find((step) => step > percent),
    visitors,
    visitorsLeft: Math.max(0, plan.visitors - visitors),
    leastLeft: Math.max(0, Math.min(plan.leastVisitors ?? 1, plan.visitors) - visitors),
    due: Date.parse(since) + plan.minutes * MINUTE_MS,
  }
}

/** The time until a moment: `9 min`, `40 s`. */
export function timeLeft(due: number, now: number): string {
  const seconds = Math.max(0, Math.round((due - now) / 1000))
  if (seconds < 60) return `${seconds} s`
  if (seconds < 2 * 60 * 60) return `${Math.ceil(seconds / 60)} min`
  return `${Math.round(seconds / 3600)} h`
}
