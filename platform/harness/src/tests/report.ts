import { stripVTControlCharacters } from 'node:util'
import { duration } from './duration.ts'

interface ReportedTest {
  status: string
  annotations?: { type: string; description?: string }[]
  results: { duration: number; error?: { message?: string } }[]
}

/** One file or group of tests in Playwright's JSON report. */
export interface SuiteReport {
  file: string
  specs?: { title: string; tests: ReportedTest[] }[]
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

/** The first line of a failed test's reason, without colours. */
export const firstLine = (reason = ''): string =>
  stripVTControlCharacters(reason).trim().split('\n', 1)[0]!

interface BrowserTest extends Timed {
  /** It failed first and then passed. */
  isFlaky: boolean
  /** The first line of the reason why it failed. */
  failure?: string
}

/** The tests of a Playwright report. */
export function testsIn(suite: SuiteReport): BrowserTest[] {
  const { file, specs = [], suites = [] } = suite
  const own = specs.map(({ title, tests }) => ({
    title: `${file}: ${title}`,
    milliseconds: tests
      .flatMap(({ results }) => results)
      .reduce((sum, one) => sum + one.duration, 0),
    isFlaky: tests.some(({ status }) => status === 'flaky'),
    ...failureOf(tests.find(({ status }) => status === 'unexpected')),
  }))
  return [...own, ...suites.flatMap(testsIn)]
}

const failureOf = (failed: ReportedTest | undefined) =>
  failed ? { failure: firstLine(failed.results.at(-1)?.error?.message) } : {}

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
