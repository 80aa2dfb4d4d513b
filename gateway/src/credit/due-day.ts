import { type HolidayChanges, isWorkingDay } from './holidays.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The day a number of days after a day, across the ends of months. Days are YYYY-MM-DD. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The last day of payment: when the term ends on a weekend or a holiday, the next working day. */
export function dueDay(from: string, days: number, changes: HolidayChanges): string {
  let day = dayAfter(from, days)
  while (!isWorkingDay(day, changes)) day = dayAfter(day, 1)
  return day
}
