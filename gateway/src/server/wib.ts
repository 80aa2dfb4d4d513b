import { inWib } from '@borong/api/rules/wib'

export { wibDay, wibDayEnd, wibDayStart } from '@borong/api/rules/wib'

const HOUR_MS = 60 * 60 * 1000

/** The minute in WIB, `YYYY-MM-DD HH:MM`. */
export const wibMinute = (at: Date): string =>
  inWib(at).toISOString().slice(0, 16).replace('T', ' ')

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
