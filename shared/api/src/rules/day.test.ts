import { isDay } from './day.ts'

test.each([
  ['2026-02-28', true],
  ['2026-02-31', false],
  ['2026-2-1', false],
  ['', false],
])('R-19: %j is a day of the calendar: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})
