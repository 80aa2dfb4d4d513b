import { isPastDate } from './birth-date.ts'

const now = Date.UTC(2026, 7, 17)
const day = (year: string, month: string, date: string) => isPastDate({ year, month, date }, now)

test('T-12: a day of the calendar that has been is a birth date', () => {
  expect(day('1986', '8', '17')).toBe(true)
  expect(day('2000', '2', '29')).toBe(true)
})

test.each([
  ['1999', '2', '29'],
  ['1986', '13', '1'],
  ['1986', '4', '31'],
  ['2026', '8', '18'],
  ['1899', '1', '1'],
  ['86', '8', '17'],
  ['', '', ''],
])('T-12: %s-%s-%s is none', (year, month, date) => {
  expect(day(year, month, date)).toBe(false)
})
