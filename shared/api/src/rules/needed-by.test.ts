import { isNeededBy } from './needed-by.ts'

// 18 August 2026, 0.30 in Jakarta, and still the 17th in London.
const now = Date.parse('2026-08-17T17:30:00Z')

test.each(['2026-08-18', '2026-08-19', '2028-02-29', '2028-08-18'])(
  'F-08: goods can be needed by %s',
  (day) => {
    expect(isNeededBy(day, now)).toBe(true)
  },
)

test.each(['', '2026-08-17', '2026-02-30', '2027-02-29', '2027-13-01', '18-08-2027', '2029-01-01'])(
  'F-08: goods can’t be needed by “%s”',
  (day) => {
    expect(isNeededBy(day, now)).toBe(false)
  },
)
