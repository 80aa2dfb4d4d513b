import type { Visits } from '../soak/evidence.ts'
import type { Verdict } from '../soak/verdict.ts'

/** The time from each kill to the last request that failed for it. */
export function judgeRecovery({ windows, answers }: Visits): Verdict {
  const found = windows.map(({ name, from, until, only }) => {
    const failed = answers.filter(
      (answer) =>
        (answer.status === 0 || answer.status >= 500) &&
        answer.at >= from &&
        answer.at <= until &&
        (only?.includes(answer.name) ?? true),
    )
    const last = Math.max(from, ...failed.map(({ at }) => at))
    const lost = `${failed.length} requests failed`
    return failed.length === 0
      ? `${name}: ${lost}`
      : `${name}: ${lost}, the last one after ${((last - from) / 1000).toFixed(1)} s`
  })
  return {
    promise: 'After a kill the other one takes over within seconds',
    found: found.join('; '),
    broken: windows.length === 0 ? ['nothing was killed'] : [],
  }
}
