import { monthOf, wibDay, wibMonth, wibMorning } from '../../server/wib.ts'

/** The reminder of a month: at 08:00 in WIB, for the buyers of every time zone. A short month has its last day. */
export function reminderIn(month: string, day: number): Date {
  const last = Number(wibDay(new Date(wibMonth(month).to.getTime() - 1)).slice(8))
  return wibMorning(`${month}-${String(Math.min(day, last)).padStart(2, '0')}`)
}

/** The first reminder after a time. */
export function nextReminder(day: number, after: Date): Date {
  const month = monthOf(after)
  const inThisMonth = reminderIn(month, day)
  return inThisMonth > after ? inThisMonth : reminderIn(monthOf(wibMonth(month).to), day)
}
