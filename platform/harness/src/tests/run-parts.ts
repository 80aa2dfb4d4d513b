import { duration } from './duration.ts'
import type { Outcome, Part } from './part.ts'
import { slowest, type Timed } from './report.ts'

/** This number of flaky tests fails the run. */
const FLAKY_LIMIT = 3

type Runnable = Pick<Part, 'name' | 'title' | 'isIdle' | 'run'>

/**
 * Runs the parts one after the other, and neighbours that are idle at the same time. A part that crashes counts as one
 * failed test, and the others still run.
 */
export async function runParts(
  parts: readonly Runnable[],
  print: (line: string) => void,
): Promise<number> {
  const total = { passed: 0, failed: 0 }
  const flaky: string[] = []
  const times: string[] = []
  const tests: Timed[] = []
  const failures: string[] = []
  const runPart = async (part: Runnable) => {
    print(`\n${part.title}`)
    const start = performance.now()
    const outcome: Outcome = await part.run().catch((error: unknown) => {
      print(
        `${part.title}: crashed. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
      return { passed: 0, failures: [`crashed: ${String(error)}`], flaky: [] }
    })
    const {
      passed,
      failures: { length: failed },
    } = outcome
    const time = duration(performance.now() - start)
    print(`${part.title}: ${passed} passed, ${failed} failed in ${time}`)
    times.push(`${part.name} ${time}`)
    total.passed += passed
    total.failed += failed
    tests.push(...(outcome.times ?? []))
    const named = (test: string) => `${part.name}: ${test}`
    failures.push(...outcome.failures.map(named))
    flaky.push(...outcome.flaky.map(named))
  }
  for (const group of groupsOf(parts)) await Promise.all(group.map(runPart))
  if (tests.length > 0) print(`\n${slowest(tests)}`)
  print(`\nTimes: ${times.join(', ')}`)
  for (const test of flaky) print(`Flaky: ${test}`)
  for (const test of failures) print(`Failed: ${test}`)
  if (flaky.length >= FLAKY_LIMIT) {
    print(`${flaky.length} tests passed only on a second try; ${FLAKY_LIMIT} fail the run.`)
    total.failed += flaky.length - FLAKY_LIMIT + 1
    total.passed -= flaky.length - FLAKY_LIMIT + 1
  }
  print(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 || total.passed === 0 ? 1 : 0
}

/** The parts in their order; idle neighbours are one group. */
const groupsOf = (parts: readonly Runnable[]): Runnable[][] =>
  parts.reduce<Runnable[][]>((groups, part) => {
    const previous = groups.at(-1)
    if (part.isIdle && previous?.at(-1)?.isIdle) previous.push(part)
    else groups.push([part])
    return groups
  }, [])
