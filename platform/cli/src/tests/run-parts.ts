import { duration } from './duration.ts'
import type { Outcome, Part } from './part.ts'

/** This number of flaky tests fails the run. */
const FLAKY_LIMIT = 3

/** Runs the parts one after the other. A part that crashes counts as one failed test, and the others still run. */
export async function runParts(
  parts: readonly Pick<Part, 'name' | 'title' | 'run'>[],
  print: (line: string) => void,
): Promise<number> {
  const total: Outcome = { passed: 0, failed: 0, flaky: [] }
  const times: string[] = []
  for (const part of parts) {
    print(`\n${part.title}`)
    const start = performance.now()
    const { passed, failed, flaky } = await part.run().catch((error: unknown) => {
      print(
        `${part.title}: crashed. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )
      return { passed: 0, failed: 1, flaky: [] }
    })
    const time = duration(performance.now() - start)
    print(`${part.title}: ${passed} passed, ${failed} failed in ${time}`)
    times.push(`${part.name} ${time}`)
    total.passed += passed
    total.failed += failed
    total.flaky.push(...flaky.map((test) => `${part.name}: ${test}`))
  }
  print(`\nTimes: ${times.join(', ')}`)
  for (const test of total.flaky) print(`Flaky: ${test}`)
  if (total.flaky.length >= FLAKY_LIMIT) {
    print(`${total.flaky.length} tests passed only on a second try; ${FLAKY_LIMIT} fail the run.`)
    total.failed += total.flaky.length - FLAKY_LIMIT + 1
    total.passed -= total.flaky.length - FLAKY_LIMIT + 1
  }
  print(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 || total.passed === 0 ? 1 : 0
}
