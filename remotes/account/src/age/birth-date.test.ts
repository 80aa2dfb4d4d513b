import { wrongParts } from './birth-date.ts'

const now = Date.UTC(2026, 7, 17)
const wrong = (year: string, month: string, date: string) => wrongParts({ year, month, date }, now)

test('T-12: a past calendar day is a birth date', () => {
  expect(wrong('1986', '8', '17')).toEqual([])
  expect(wrong('2000', '2', '29')).toEqual([])
})

test.each([
  ['1999', '2', '29'],
  ['1986', '13', '1'],
  ['1986', '4', '31'],
  ['2026', '8', '18'],
  ['1899', '1', '1'],
  ['', '', ''],
])('T-12: %s-%s-%s is not a birth date', (year, month, date) => {
  expect(wrong(year, month, date)).toEqual(['date', 'month', 'year'])
})

test('T-12: only missing or incomplete parts are invalid', () => {
  expect(wrong('86', '8', '17')).toEqual(['year'])
  expect(wrong('1986', '', '')).toEqual(['date', 'month'])
})
