import { duration } from './duration.ts'

/** One file or group of tests in Playwright's JSON report. */
export interface SuiteReport {
  file: string
  specs?: {
    title: string
    tests: {
      status: string
      annotations?: { type: string; description?: string }[]
      results: { duration: number }[]
    }[]
  }[]
  suites?: SuiteReport[]
}

/** A test, or a file of tests, with the total time of all its attempts. */
export interface Timed {
  title: string
  milliseconds: number
}

const SHOWN = 30

/** Lines that name the longest tests, the longest first. */
export function slowest(all: readonly Timed[]): string {
  const longest = all.toSorted((one, other) => other.milliseconds - one.milliseconds)
  const lines = longest
    .slice(0, SHOWN)
    .map(({ title, milliseconds }) => `  ${duration(milliseconds).padStart(10)}  ${title}`)
  return lines.length > 0 ? ['Took longest:', ...lines].join('\n') : ''
}

/** The tests of a Playwright report; `isFlaky` when one failed first and then passed. */
export function testsIn(suite: SuiteReport): (Timed & { isFlaky: boolean })[] {
  const { file, specs = [], suites = [] } = suite
  const own = specs.map(({ title, tests }) => ({
    title: `${file}: ${title}`,
    milliseconds: tests
      .flatMap(({ results }) => results)
      .reduce((sum, one) => sum + one.duration, 0),
    isFlaky: tests.some(({ status }) => status === 'flaky'),
  }))
  return [...own, ...suites.flatMap(testsIn)]
}

/** A line for each test that gave a reason why it cannot run here. It counts as neither passed nor failed. */
export function notRun({ file, specs = [], suites = [] }: SuiteReport): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ status, annotations = [] }) => {
      const reason = annotations.find(({ type }) => type === 'skip')?.description
      return status === 'skipped' && reason !== undefined ? [`${reason} (${file}: ${title})`] : []
    }),
  )
  return [...own, ...suites.flatMap(notRun)]
}
