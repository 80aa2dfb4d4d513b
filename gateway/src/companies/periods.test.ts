import { monthsOf, periodText } from './periods.ts'

test.each([
  ['month', '2026-11', '2026-11', '2026-11', 'bulan November 2026'],
  ['quarter', '2026-01', '2026-01', '2026-03', 'kuartal 1 tahun 2026'],
  ['quarter', '2026-09', '2026-07', '2026-09', 'kuartal 3 tahun 2026'],
  ['quarter', '2026-12', '2026-10', '2026-12', 'kuartal 4 tahun 2026'],
  ['year', '2026-05', '2026-01', '2026-12', 'tahun 2026'],
] as const)('F-08: the %s with %s is from %s to %s', (period, month, first, last, text) => {
  expect(monthsOf(period, month)).toEqual({ first, last })
  expect(periodText(period, month, 'id')).toBe(text)
})
