import type { Timed } from './report.ts'

/** The result of a part's tests. */
export interface Outcome {
  passed: number
  /** The failed tests, each with its suite and the first line of its reason. */
  failures: readonly string[]
  /** Tests that passed only on a second attempt, each with its suite. */
  flaky: string[]
  /** The time of each test. */
  times?: readonly Timed[]
}

export interface Part {
  name: string
  title: string
  /** `npm test` runs the fast parts, `npm run test:long` the long ones. One without a length runs by its name alone. */
  length?: Length
  /** Spends most of its time waiting. Such parts run at the same time when they follow one another. */
  isIdle?: true
  run(): Promise<Outcome>
}

export type Length = 'fast' | 'long'
