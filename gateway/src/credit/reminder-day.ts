import { dayAfter } from '../server/wib.ts'

/** Reminders are sent this many days after the due day. */
export const reminderDays = [-7, -1, 0, 3] as const

/** The day of the first reminder after `day`; null after the last one. */
export function nextReminder(dueOn: string, day: string): string | null {
  return reminderDays.map((days) => dayAfter(dueOn, days)).find((at) => at > day) ?? null
}
