import { roundedWait } from './wait.ts'

test.each([
  [0, 'minutes', 1],
  [61, 'minutes', 2],
  [90 * 60, 'minutes', 90],
  [90 * 60 + 1, 'hours', 2],
  [24 * 60 * 60, 'hours', 24],
])('X-02: a wait of %i seconds is shown in %s: %i', (seconds, unit, count) => {
  expect(roundedWait(seconds)).toEqual({ unit, count })
})
