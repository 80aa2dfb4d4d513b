import { bucketsOf, hoursPerBar, versionsIn } from './page/buckets.ts'

const now = Date.parse('2026-11-23T10:20:00Z')
const at = (hour: string) => `2026-11-23T${hour}:00:00.000Z`

test('M-04: a chart of a day has a bar for each hour until now, also for hours without visitors', () => {
  const buckets = bucketsOf(
    [
      { at: at('08'), version: '1.0.0', visitors: 3, failing: 1 },
      { at: at('10'), version: '1.0.0', visitors: 2, failing: 0 },
      { at: at('10'), version: '1.1.0', visitors: 1, failing: 1 },
    ],
    1,
    now,
  )
  expect(buckets).toHaveLength(24)
  expect(buckets.slice(-3)).toEqual([
    { start: Date.parse(at('08')), versions: { '1.0.0': { visitors: 3, failing: 1 } } },
    { start: Date.parse(at('09')), versions: {} },
    {
      start: Date.parse(at('10')),
      versions: { '1.0.0': { visitors: 2, failing: 0 }, '1.1.0': { visitors: 1, failing: 1 } },
    },
  ])
  expect(versionsIn(buckets)).toEqual(['1.0.0', '1.1.0'])
})

test('M-04: a longer chart adds up several hours in a bar, and omits what is older', () => {
  expect([1, 7, 30].map(hoursPerBar)).toEqual([1, 4, 15])
  const figures = { version: '1.0.0', visitors: 2, failing: 1 }
  const buckets = bucketsOf(
    [
      { at: '2026-11-01T00:00:00.000Z', ...figures },
      { at: at('08'), ...figures },
      { at: at('10'), ...figures },
    ],
    7,
    now,
  )
  expect(buckets).toHaveLength(42)
  expect(buckets.at(-1)!.versions).toEqual({ '1.0.0': { visitors: 4, failing: 2 } })
  expect(versionsIn(buckets.slice(0, -1))).toEqual([])
})
