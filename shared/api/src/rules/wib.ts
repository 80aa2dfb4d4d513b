import { DAY_MS, HOUR_MS } from './time.ts'

/** WIB (western Indonesia) is UTC+7 all year. Its wall clock is read from the UTC fields of this date. */
export const inWib = (at: Date): Date => new Date(at.getTime() + 7 * HOUR_MS)

/** The day in WIB, `YYYY-MM-DD`: the shop's own day, for servers and screens. */
export const wibDay = (at: Date): string => inWib(at).toISOString().slice(0, 10)

/** The first moment of the day in WIB. */
export const wibDayStart = (day: string): Date => new Date(`${day}T00:00:00+07:00`)

/** The end of the day in WIB, which is the first moment of the next one. */
export const wibDayEnd = (day: string): Date => new Date(wibDayStart(day).getTime() + DAY_MS)

/** The end of the day that is so many days after this moment. An offer that is shown as valid until a day ends then. */
export const endOfDayAfter = (at: Date, days: number): Date =>
  wibDayEnd(wibDay(new Date(at.getTime() + days * DAY_MS)))

/** The last day of something that ends at this moment, `YYYY-MM-DD`: at midnight it is the day before. */
export const lastWibDay = (end: Date | string): string =>
  wibDay(new Date(new Date(end).getTime() - 1))

/** Whether this is a possible day, `YYYY-MM-DD`. */
export function isDay(day: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : NaN
  // Some engines move a day that its month does not have to the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day
}
