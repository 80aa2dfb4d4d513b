import { runSoak } from '../soak/soak.ts'
import type { Verdict } from '../soak/verdict.ts'
import type { Outcome } from './part.ts'

const MINUTES = 5

/** Runs a short soak; each of its promises counts as one test. */
export async function runShortSoak(): Promise<Outcome> {
  return printVerdicts(await runSoak(MINUTES, (text) => process.stdout.write(`soak: ${text}\n`)))
}

/** Prints each promise with its figures, and counts it as one test. */
export function printVerdicts(verdicts: readonly Verdict[]): Outcome {
  for (const { promise, found, broken } of verdicts) {
    process.stdout.write(`${broken.length > 0 ? '✗' : '✓'} ${promise}: ${found}\n`)
    for (const reason of broken) process.stdout.write(`    ${reason}\n`)
  }
  const failures = verdicts.flatMap(({ promise, broken }) =>
    broken.length > 0 ? [`${promise}: ${broken[0]}`] : [],
  )
  return { passed: verdicts.length - failures.length, failures, flaky: [] }
}
