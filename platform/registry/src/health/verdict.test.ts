import { isTooSilent, percentile75, silenceVerdict, verdict, type Tally } from './verdict.ts'

const tally = (visitors: number, failing: number, lcp: number[] = []): Tally => ({
  visitors,
  failing,
  lcp,
  inp: [],
})
const all = (count: number, milliseconds: number) =>
  Array.from({ length: count }, () => milliseconds)

test.each([
  ['fails for a tenth where stable does not', tally(100, 10), tally(1000, 2)],
  ['fails for all of the first fifty', tally(50, 50), tally(0, 0)],
  ['fails twice as often on many visitors', tally(2000, 200), tally(2000, 100)],
])('M-04: withdraws a candidate that %s', (_, candidate, stable) => {
  expect(verdict(candidate, stable)).toMatch(
    /^fails for [\d.]+ % of \d+ visitors, the stable version for/,
  )
})

test.each([
  ['all fail, but too few have it', tally(49, 49), tally(1000, 0)],
  ['it fails as often as stable', tally(500, 25), tally(500, 25)],
  ['it fails a little more often, as chance has it', tally(60, 3), tally(1000, 20)],
  ['it fails less often', tally(500, 1), tally(500, 40)],
  ['it is a little slower', tally(100, 0, all(100, 1200)), tally(100, 0, all(100, 1000))],
  ['it is much slower, but for few', tally(100, 0, all(20, 9000)), tally(100, 0, all(100, 1000))],
])('M-04: retains a candidate when %s', (_, candidate, stable) => {
  expect(verdict(candidate, stable)).toBeUndefined()
})

test('M-04: withdraws a candidate that paints much later', () => {
  expect(verdict(tally(60, 0, all(60, 2500)), tally(60, 0, all(60, 1000)))).toBe(
    'LCP of three in four visitors is up to 2500 ms, with the stable version 1000 ms',
  )
})

test.each([
  ['all are silent, and nothing is known of stable', tally(50, 50), tally(0, 0)],
  ['half are silent, and few with stable', tally(100, 50), tally(1000, 100)],
])('M-04: withdraws a candidate when %s', (_, candidate, stable) => {
  expect(silenceVerdict(candidate, stable)).toMatch(/^sends no report for/)
})

test.each([
  ['it is as silent as stable', tally(200, 120), tally(2000, 1200)],
  ['it is a little more silent than stable', tally(2000, 700), tally(2000, 540)],
  ['many are silent, and nothing is known of stable', tally(500, 400), tally(0, 0)],
  ['all are silent, but too few have it', tally(49, 49), tally(1000, 0)],
])('M-04: retains a candidate when %s', (_, candidate, stable) => {
  expect(silenceVerdict(candidate, stable)).toBeUndefined()
})

test('M-04: a step waits for a candidate that is probably more silent, also with few visitors', () => {
  expect(isTooSilent(tally(5, 5), tally(100, 10))).toBe(true)
  expect(isTooSilent(tally(5, 1), tally(100, 10))).toBe(false)
  expect(isTooSilent(tally(0, 0), tally(100, 0))).toBe(false)
})

test('M-04: three quarters are within the 75th percentile', () => {
  expect(percentile75([4, 1, 3, 2])).toBe(3)
  expect(percentile75([])).toBe(0)
})
