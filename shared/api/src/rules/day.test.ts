import { isDay, lastDayOf } from './day.ts'

test.each([
  ['2026-02-28', true],
  ['2026-02-31', false],
  ['2026-2-1', false],
  ['', false],
])('R-19: %j is a day of the calendar: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test.each([
  ['2026-12', '2026-12-31'],
  ['2028-02', '2028-02-29'],
])('F-08: the last day of %s is %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day)
})
