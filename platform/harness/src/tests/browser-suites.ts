import type { Length, Outcome } from './part.ts'
import { runPlaywright } from './playwright.ts'
import { notRun, type SuiteReport, testsIn } from './report.ts'

interface PlaywrightReport {
  suites?: SuiteReport[]
  stats: { expected: number; flaky: number }
}

/** Runs the Playwright suites of this length, or those of these files, on the built system; a failed test runs once more. */
export async function runBrowserSuites(chosen: Length | readonly string[]): Promise<Outcome> {
  const { code, report } = await runPlaywright<PlaywrightReport>(
    typeof chosen === 'string' ? [`--project=${chosen}`] : chosen,
  )
  const { stats, suites = [] } = report
  const tests = suites.flatMap(testsIn)
  const failures = tests.flatMap(({ title, failure }) =>
    failure === undefined ? [] : [`${title}: ${failure}`],
  )
  process.stdout.write(`${suites.flatMap(notRun).join('\n')}\n`)
  return {
    passed: stats.expected + stats.flaky,
    flaky: tests.filter(({ isFlaky }) => isFlaky).map(({ title }) => title),
    // A run that fails without a failed test, for example in its set-up, counts as a failure.
    failures: failures.length === 0 && code !== 0 ? [`ended with code ${code}`] : failures,
    times: tests,
  }
}
