import { dayAfter } from '../server/wib.ts'
import { type HolidayChanges, isWorkingDay } from './holidays.ts'

/** The last day of payment: when the term ends on a weekend or a holiday, the next working day. */
export function dueDay(from: string, days: number, changes: HolidayChanges): string {
  let day = dayAfter(from, days)
  while (!isWorkingDay(day, changes)) day = dayAfter(day, 1)
  return day
}
