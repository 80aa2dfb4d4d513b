import { dueDay as dueDayOf } from './due-day.ts'
import { nextReminder } from './reminder-day.ts'

const dueDay = (from: string, days: number, changes: Record<string, boolean> = {}) =>
  dueDayOf(from, days, new Map(Object.entries(changes)))

test('E-08: a term is counted in days across the ends of months and years', () => {
  expect(dueDay('2026-01-31', 30)).toBe('2026-03-02')
  expect(dueDay('2026-11-30', 60)).toBe('2027-01-29')
  expect(dueDay('2028-01-31', 29)).toBe('2028-02-29')
})

test('E-08: a due day on a weekend or a national holiday moves to the next working day', () => {
  // Saturday 19 December 2026 and the Sunday after it.
  expect(dueDay('2026-11-19', 30)).toBe('2026-12-21')
  // Christmas 2026 is a Friday.
  expect(dueDay('2026-11-25', 30)).toBe('2026-12-28')
  // Saturday 21 and Sunday 22 March 2026 are Idulfitri, after Nyepi on Thursday 19.
  expect(dueDay('2026-02-17', 30)).toBe('2026-03-20')
  expect(dueDay('2026-02-19', 30)).toBe('2026-03-23')
})

test('E-08: fixed national holidays count in every year', () => {
  for (const day of ['2031-01-01', '2029-05-01', '2033-06-01', '2032-08-17', '2031-12-25'])
    expect(dueDay(day, 0) > day).toBe(true)
})

test('E-08: changes of operators count before the list of the gateway', () => {
  // Tuesday 7 March 2028.
  expect(dueDay('2028-02-06', 30)).toBe('2028-03-07')
  expect(dueDay('2028-02-06', 30, { '2028-03-07': true })).toBe('2028-03-08')
  // Nyepi is on Thursday 19 March 2026.
  expect(dueDay('2026-02-17', 30, { '2026-03-19': false })).toBe('2026-03-19')
  expect(dueDay('2031-12-25', 0, { '2031-12-25': false })).toBe('2031-12-26')
})

test('E-08: reminders are due 7 days and 1 day before, on the day, and 3 days after it', () => {
  const due = '2026-12-28'
  expect(nextReminder(due, '2026-11-25')).toBe('2026-12-21')
  expect(nextReminder(due, '2026-12-21')).toBe('2026-12-27')
  expect(nextReminder(due, '2026-12-27')).toBe('2026-12-28')
  expect(nextReminder(due, '2026-12-28')).toBe('2026-12-31')
  expect(nextReminder(due, '2026-12-31')).toBeNull()
  // A gateway that was stopped sends the last one only.
  expect(nextReminder(due, '2026-12-30')).toBe('2026-12-31')
})
