import { duration } from './duration.ts'
import { notRun, slowest, testsIn } from './report.ts'

const spec = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [{ status, results: durations.map((one) => ({ duration: one })) }],
})

test('M-06: lists the longest tests first, with all their attempts, and marks flaky ones', () => {
  const all = [
    { file: 'a.spec.ts', specs: [spec('quick', 'expected', 900)] },
    {
      file: 'b.spec.ts',
      suites: [{ file: 'b.spec.ts', specs: [spec('slow', 'flaky', 90_000, 5_000)] }],
    },
  ].flatMap(testsIn)
  expect(
    slowest(all)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(['Took longest:', '1 min 35 s  b.spec.ts: slow', '1 s  a.spec.ts: quick'])
  expect(all.filter(({ isFlaky }) => isFlaky).map(({ title }) => title)).toEqual([
    'b.spec.ts: slow',
  ])
})

test('M-06: gives a failed browser test the first line of its reason, without colours', () => {
  const failed = {
    title: 'breaks',
    tests: [
      {
        status: 'unexpected',
        results: [
          { duration: 1, error: { message: '\u001b[31mError: closed\u001b[39m\n  at line 1' } },
        ],
      },
    ],
  }
  expect(testsIn({ file: 'a.spec.ts', specs: [failed] })).toMatchObject([
    { title: 'a.spec.ts: breaks', failure: 'Error: closed' },
  ])
})

test('M-06: prints nothing without tests', () => {
  expect(slowest([])).toBe('')
  expect(duration(59_400)).toBe('59 s')
})

test('M-06: names each test that cannot run here, with its reason', () => {
  const skipped = {
    title: 'installs',
    tests: [
      {
        status: 'skipped',
        annotations: [{ type: 'skip', description: 'not run: no npm registry answers' }],
        results: [],
      },
    ],
  }
  const report = {
    file: '',
    suites: [{ file: 'a.spec.ts', specs: [spec('opens', 'expected', 9), skipped] }],
  }
  expect(notRun(report)).toEqual(['not run: no npm registry answers (a.spec.ts: installs)'])
})
