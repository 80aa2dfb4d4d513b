import { momentFormat } from './moment.ts'

test.each([
  ['id', 'Asia/Jakarta', '17 Agu 2026, 10.00 WIB'],
  ['en', 'Asia/Jakarta', '17 Aug 2026, 10:00 WIB'],
  ['en', 'Asia/Makassar', '17 Aug 2026, 11:00 WITA'],
  ['id', 'Asia/Jayapura', '17 Agu 2026, 12.00 WIT'],
] as const)('F-02: in %s a time in %s is %s', (language, zone, expected) => {
  expect(momentFormat(language, zone)('2026-08-17T03:00:00Z')).toBe(expected)
})
