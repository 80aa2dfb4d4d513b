import type { Answered } from '../soak/evidence.ts'
import type { Verdict } from '../soak/verdict.ts'

export interface Failover {
  /** The time of the kill. */
  from: number
  /** The milliseconds from then on until statements went to the former standby. */
  takenOver: number
  /** The milliseconds until the killed machine was the synchronous standby. */
  whole: number
}

/** The requests that have succeeded only if the new primary writes. */
const WRITES = ['order', 'pay bill']

/** The time without a primary, and the first orders and bills after it. */
export function judgeFailover(
  { from, takenOver, whole }: Failover,
  answers: readonly Answered[],
): Verdict {
  const firsts = WRITES.map((name) => {
    const written = answers.filter(
      (answer) => answer.name === name && answer.status === 200 && answer.at > from + takenOver,
    )
    return { name, at: Math.min(...written.map(({ at }) => at)) }
  })
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const found = firsts
    .filter(({ at }) => Number.isFinite(at))
    .map(({ name, at }) => `first ${name} after ${seconds(at - from)}`)
  return {
    promise: 'The standby replaces a killed primary of PostgreSQL, which comes back as its standby',
    found: [
      `statements after ${seconds(takenOver)}`,
      ...found,
      `a standby again after ${seconds(whole)}`,
    ].join(', '),
    broken: firsts
      .filter(({ at }) => !Number.isFinite(at))
      .map(({ name }) => `no ${name} succeeded afterwards`),
  }
}
