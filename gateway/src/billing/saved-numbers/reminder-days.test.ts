import { nextReminder, reminderIn } from './reminder-days.ts'

test.each([
  ['2027-02', 29, '2027-02-28T01:00:00.000Z'],
  ['2028-02', 30, '2028-02-29T01:00:00.000Z'],
  ['2027-04', 31, '2027-04-30T01:00:00.000Z'],
  ['2027-12', 31, '2027-12-31T01:00:00.000Z'],
  ['2027-03', 1, '2027-03-01T01:00:00.000Z'],
])('F-07: the reminder of %s at day %i comes at %s, which is 08:00 in WIB', (month, day, at) => {
  expect(reminderIn(month, day).toISOString()).toBe(at)
})

test.each([
  // Before and after 08:00 in WIB of the same day.
  ['2027-01-31T07:59:59+07:00', 31, '2027-01-31T01:00:00.000Z'],
  ['2027-01-31T08:00:00+07:00', 31, '2027-02-28T01:00:00.000Z'],
  ['2027-12-31T08:00:01+07:00', 31, '2028-01-31T01:00:00.000Z'],
  // A buyer in WIT already has the first of March, while WIB has the last of February.
  ['2027-03-01T00:30:00+09:00', 1, '2027-03-01T01:00:00.000Z'],
  ['2027-02-28T09:59:00+09:00', 28, '2027-02-28T01:00:00.000Z'],
  ['2027-02-28T10:01:00+09:00', 28, '2027-03-28T01:00:00.000Z'],
])('F-07: after %s the reminder at day %i is next at %s', (after, day, at) => {
  expect(nextReminder(day, new Date(after)).toISOString()).toBe(at)
})
