const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** WIB (western Indonesia) is UTC+7 all year. Its wall clock is read from the UTC fields of this date. */
const inWib = (at: Date) => new Date(at.getTime() + 7 * HOUR_MS)

/** The day in WIB, `YYYY-MM-DD`. */
export const wibDay = (at: Date): string => inWib(at).toISOString().slice(0, 10)

/** The minute in WIB, `YYYY-MM-DD HH:MM`. */
export const wibMinute = (at: Date): string =>
  inWib(at).toISOString().slice(0, 16).replace('T', ' ')

/** The first moment of the day in WIB. */
export const wibDayStart = (day: string): Date => new Date(`${day}T00:00:00+07:00`)

/** The end of the day in WIB. */
export const wibDayEnd = (day: string): Date => new Date(wibDayStart(day).getTime() + DAY_MS)

/** The first moment of a month in WIB, and of the month after it. */
export function wibMonth(month: string): { from: Date; to: Date } {
  const from = new Date(`${month}-01T00:00:00+07:00`)
  const next = inWib(from)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return { from, to: new Date(next.getTime() - 7 * HOUR_MS) }
}

/** Whether the wall clock in WIB is in a nightly stop. A stop may pass midnight; equal times mean that there is none. */
export function isCutOff({ from, to }: { from: string; to: string }, at: Date): boolean {
  const clock = inWib(at).toISOString().slice(11, 16)
  return from <= to ? from <= clock && clock < to : clock >= from || clock < to
}
