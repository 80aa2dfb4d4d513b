import { progressOf, timeLeft } from './page/progress.ts'

const since = '2026-11-23T10:00:00.000Z'
const plan = { steps: [5, 25, 100], visitors: 200, minutes: 15, leastVisitors: 50 }

test('M-04: shows the steps of a rollout, and the visitors and the time until the next one', () => {
  const candidate = { version: '1.1.0', percent: 25, by: 'squad', since, plan }
  expect(progressOf(candidate, { visitors: 120, failing: 1 })).toEqual({
    steps: [
      { percent: 5, state: 'done' },
      { percent: 25, state: 'now' },
      { percent: 100, state: 'next' },
    ],
    next: 100,
    visitors: 120,
    visitorsLeft: 80,
    leastLeft: 0,
    due: Date.parse('2026-11-23T10:15:00.000Z'),
  })
})

test('M-04: a step with more visitors than it needs has none left, and one without reports has all', () => {
  const candidate = { version: '1.1.0', percent: 5, by: 'squad', since, plan }
  expect(progressOf(candidate, { visitors: 230, failing: 0 })?.visitorsLeft).toBe(0)
  expect(progressOf(candidate, undefined)).toMatchObject({
    visitors: 0,
    visitorsLeft: 200,
    leastLeft: 50,
  })
})

test('M-04: a candidate that was started by hand has no steps', () => {
  expect(
    progressOf({ version: '1.1.0', percent: 10, by: 'squad', since }, undefined),
  ).toBeUndefined()
})

test.each([
  [-5, '0 s'],
  [40, '40 s'],
  [61, '2 min'],
  [900, '15 min'],
  [3 * 60 * 60, '3 h'],
])('M-04: shows %i seconds until the next step as %s', (seconds, text) => {
  const now = Date.parse(since)
  expect(timeLeft(now + seconds * 1000, now)).toBe(text)
})
