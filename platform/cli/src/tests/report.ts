import { duration } from './duration.ts'

/** What Playwright's JSON report says of one file or group of tests. */
export interface SuiteReport {
  file: string
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[]
  suites?: SuiteReport[]
}

interface Told {
  title: string
  milliseconds: number
  isFlaky: boolean
}

const SLOWEST = 8

/** The tests that took longest, all their attempts together, and those that passed only when they were run again. */
export function remarks(suites: readonly SuiteReport[]): string {
  const all = suites.flatMap(testsIn)
  const slowest = all.toSorted((one, other) => other.milliseconds - one.milliseconds)
  const lines = slowest
    .slice(0, SLOWEST)
    .map(({ title, milliseconds }) => `  ${duration(milliseconds).padStart(10)}  ${title}`)
  const flaky = all.filter(({ isFlaky }) => isFlaky).map(({ title }) => `  ${title}`)
  return [
    ...(lines.length > 0 ? ['Took longest:', ...lines] : []),
    ...(flaky.length > 0 ? ['Passed only the second time:', ...flaky] : []),
  ].join('\n')
}

function testsIn({ file, specs = [], suites = [] }: SuiteReport): Told[] {
  const own = specs.map(({ title, tests }) => ({
    title: `${file}: ${title}`,
    milliseconds: tests
      .flatMap(({ results }) => results)
      .reduce((sum, one) => sum + one.duration, 0),
    isFlaky: tests.some(({ status }) => status === 'flaky'),
  }))
  return [...own, ...suites.flatMap(testsIn)]
}
