import { moment } from '@borong/ui/format/moment'
import { monthName } from './month-name.ts'
import { wibTime } from './wib-time.ts'

test('R-38: a moment has the letters of the buyer’s own time zone', () => {
  const at = '2026-08-17T08:05:00Z'
  expect(moment(at, 'id', 'Asia/Jakarta')).toBe('17 Agustus 2026, 15.05 WIB')
  expect(moment(at, 'en', 'Asia/Jayapura')).toBe('17 August 2026, 17:05 WIT')
})

test.each([
  ['23:00', 'Asia/Jakarta', '23.00 WIB'],
  ['1:00', 'Asia/Jakarta', '01.00 WIB'],
  ['01:00', 'Asia/Jayapura', '01.00 WIB (03.00 WIT)'],
  ['23:00', 'Asia/Makassar', '23.00 WIB (00.00 WITA)'],
])('R-38: a nightly stop at %s WIB is shown in %s as %s', (time, zone, shown) => {
  expect(wibTime(time, 'id', new Date('2026-08-17T08:05:00Z'), zone)).toBe(shown)
})

test('R-38: a month is shown by its name, also west of Greenwich', () => {
  expect(monthName('2026-08', 'id')).toBe('Agustus 2026')
})
