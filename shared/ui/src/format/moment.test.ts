import { longDate, moment } from './moment.ts'

test.each([
  ['Asia/Jakarta', '17 Agustus 2026, 15.05 WIB'],
  ['Asia/Makassar', '17 Agustus 2026, 16.05 WITA'],
  ['Asia/Jayapura', '17 Agustus 2026, 17.05 WIT'],
  ['Asia/Kolkata', '17 Agustus 2026, 15.05 WIB'],
  ['UTC', '17 Agustus 2026, 15.05 WIB'],
])(
  'E-14: a deadline is shown in the buyer’s zone with its abbreviation, outside Indonesia in WIB (%s)',
  (zone, words) => {
    expect(moment('2026-08-17T08:05:00Z', 'id', zone)).toBe(words)
  },
)

test('E-14: in English too', () => {
  expect(moment('2026-08-17T08:05:00Z', 'en', 'Asia/Jakarta')).toBe('17 August 2026, 15:05 WIB')
  expect(longDate('2026-08-17T08:05:00Z', 'en')).toBe('17 August 2026')
})

test('E-14: another moment needs no further formatter', () => {
  moment('2026-08-17T08:05:00Z', 'id')
  const make = jest.spyOn(Intl, 'DateTimeFormat')
  const toText = jest.spyOn(Date.prototype, 'toLocaleString')
  expect(moment('2026-08-18T08:05:00Z', 'id')).toBe('18 Agustus 2026, 15.05 WIB')
  expect(make).not.toHaveBeenCalled()
  expect(toText).not.toHaveBeenCalled()
  jest.restoreAllMocks()
})
