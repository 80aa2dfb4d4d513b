import type { Length, Outcome } from './part.ts'
import { runPlaywright } from './playwright.ts'
import { notRun, type SuiteReport, testsIn } from './report.ts'

interface PlaywrightReport {
  suites?: SuiteReport[]
  stats: { expected: number; unexpected: number; flaky: number }
}

/** Runs the Playwright suites of this length, or those of these files, on the built system; a failed test runs once more. */
export async function runBrowserSuites(chosen: Length | readonly string[]): Promise<Outcome> {
  const { code, report } = await runPlaywright<PlaywrightReport>(
    typeof chosen === 'string' ? [`--project=${chosen}`] : chosen,
  )
  const { stats, suites = [] } = report
  const tests = suites.flatMap(testsIn)
  process.stdout.write(`${suites.flatMap(notRun).join('\n')}\n`)
  return {
    passed: stats.expected + stats.flaky,
    // A run that fails without a failed test, for example in its set-up, counts as a failure.
    failed: stats.unexpected === 0 && code !== 0 ? 1 : stats.unexpected,
    flaky: tests.filter(({ isFlaky }) => isFlaky).map(({ title }) => title),
    failures: tests.flatMap(({ title, failure }) =>
      failure === undefined ? [] : [`${title}: ${failure}`],
    ),
    times: tests,
  }
}
