import { endOfDayAfter, isDay, lastWibDay, wibDay, wibDayEnd } from './wib.ts'

test('the day changes at midnight in Jakarta', () => {
  expect(wibDay(new Date('2026-12-11T16:59:59Z'))).toBe('2026-12-11')
  expect(wibDay(new Date('2026-12-11T17:00:00Z'))).toBe('2026-12-12')
})

test('an offer that ends at the end of a day has this day as its last one', () => {
  expect(lastWibDay(wibDayEnd('2026-12-11'))).toBe('2026-12-11')
  expect(lastWibDay(new Date('2026-12-11T05:00:00Z'))).toBe('2026-12-11')
  expect(lastWibDay(new Date('2026-12-11T17:00:01Z'))).toBe('2026-12-12')
})

test('a time of days includes the whole last day', () => {
  expect(endOfDayAfter(new Date('2026-12-08T16:59:00Z'), 3)).toEqual(wibDayEnd('2026-12-11'))
  expect(endOfDayAfter(new Date('2026-12-08T17:00:00Z'), 3)).toEqual(wibDayEnd('2026-12-12'))
})

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['12-11-2026', false],
])('%s is a possible day: %s', (day, possible) => {
  expect(isDay(day)).toBe(possible)
})
