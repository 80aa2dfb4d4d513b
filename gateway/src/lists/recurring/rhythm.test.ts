import { firstAfter, following, noticeOn } from './rhythm.ts'

const weekly = { rhythm: 'weekly', day: 1 } as const
const biweekly = { rhythm: 'biweekly', day: 1 } as const
const monthly = { rhythm: 'monthly', day: 31 } as const

test.each([
  [weekly, '2027-02-28', '2027-03-01'],
  [weekly, '2027-03-01', '2027-03-08'],
  [{ rhythm: 'weekly', day: 7 } as const, '2027-03-01', '2027-03-07'],
  [monthly, '2027-01-10', '2027-01-31'],
  [monthly, '2027-01-31', '2027-02-28'],
  [monthly, '2027-12-31', '2028-01-31'],
])('F-08: the first day of %j after %s is %s', (of, after, first) => {
  expect(firstAfter(of, after)).toBe(first)
})

test.each([
  [weekly, '2027-03-01', '2027-03-01', '2027-03-08'],
  [biweekly, '2027-03-01', '2027-03-01', '2027-03-15'],
  [monthly, '2027-02-28', '2027-02-28', '2027-03-31'],
  // Days that were missed are left out, and every second week stays the same.
  [biweekly, '2027-03-01', '2027-04-01', '2027-04-12'],
  [monthly, '2027-01-31', '2027-05-05', '2027-05-31'],
])('F-08: after %j on %s, seen on %s, comes %s', (of, on, today, next) => {
  expect(following(of, on, today)).toBe(next)
})

test('F-08: the notice comes one day before, at 08:00 in WIB', () => {
  expect(noticeOn('2027-03-01').toISOString()).toBe('2027-02-28T01:00:00.000Z')
})
