import { duration } from './duration.ts'
import { remarks } from './report.ts'

const spec = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [{ status, results: durations.map((one) => ({ duration: one })) }],
})

test('the longest tests come first, with all their attempts', () => {
  const said = remarks([
    { file: 'a.spec.ts', specs: [spec('quick', 'expected', 900)] },
    {
      file: 'b.spec.ts',
      suites: [{ file: 'b.spec.ts', specs: [spec('slow', 'flaky', 90_000, 5_000)] }],
    },
  ])
  expect(said.split('\n').map((line) => line.trim())).toEqual([
    'Took longest:',
    '1 min 35 s  b.spec.ts: slow',
    '1 s  a.spec.ts: quick',
    'Passed only the second time:',
    'b.spec.ts: slow',
  ])
})

test('nothing is said of nothing', () => {
  expect(remarks([])).toBe('')
  expect(duration(59_400)).toBe('59 s')
})
