import type { SuiteReport } from '../report.ts'

/** The result of the journeys in one mix. */
export interface MixResult {
  passed: number
  failed: number
  milliseconds: number
  /** Titles of the tests that failed. */
  failures: string[]
  /** Titles of the tests that do not run on mixes, with the reason. */
  skipped: string[]
  /** How many tests loaded the code of each version: `{ 'checkout 1.3.0': 12 }`. */
  loaded: Record<string, number>
}

/** How the reason begins of a test that does not run on mixes. */
export const NOT_FOR_MIXES = 'not for mixes'

/** The annotation in which a test names the versions whose code its pages loaded. */
export const LOADED = 'loaded versions'

export interface MixReport {
  suites?: SuiteReport[]
  errors?: { message?: string }[]
  stats: { expected: number; unexpected: number; flaky: number; duration: number }
}

/** Reads Playwright's report of one run. */
export function resultOf({ suites = [], stats }: MixReport): MixResult {
  const specs = suites.flatMap(specsIn)
  const loaded: Record<string, number> = {}
  for (const { tests } of specs)
    for (const version of new Set(tests.flatMap(versionsOf)))
      loaded[version] = (loaded[version] ?? 0) + 1
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    milliseconds: Math.round(stats.duration),
    failures: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map(({ title }) => title),
    skipped: specs.flatMap(({ title, tests }) => {
      const reason = tests.flatMap(({ annotations = [] }) =>
        annotations.flatMap(({ description = '' }) =>
          description.startsWith(NOT_FOR_MIXES) ? [description] : [],
        ),
      )[0]
      return reason === undefined ? [] : [`${title} (${reason})`]
    }),
    loaded,
  }
}

type Spec = NonNullable<SuiteReport['specs']>[number]

const specsIn = ({ specs = [], suites = [] }: SuiteReport): Spec[] => [
  ...specs,
  ...suites.flatMap(specsIn),
]

const versionsOf = ({ annotations = [] }: Spec['tests'][number]): string[] =>
  annotations
    .filter(({ type }) => type === LOADED)
    .flatMap(({ description = '' }) => description.split(', ').filter(Boolean))
