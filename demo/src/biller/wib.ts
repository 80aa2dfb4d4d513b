import { HOUR_MS } from '@borong/api/rules/time'

const WIB_MS = 7 * HOUR_MS

const inWib = (at: Date) => new Date(at.getTime() + WIB_MS).toISOString()

/** `YYYY-MM-DD` in Jakarta. */
export const wibDay = (at: Date): string => inWib(at).slice(0, 10)

/** Whether a nightly stop covers this time; it usually spans midnight. */
export function isCutOff(cutOff: { from: string; to: string } | null, at: Date): boolean {
  if (!cutOff) return false
  const time = inWib(at).slice(11, 16)
  const { from, to } = cutOff
  return from <= to ? time >= from && time < to : time >= from || time < to
}

/** `2026-11` of the month that is `back` months before a day. */
export function monthBefore(day: string, back: number): string {
  const [year, month] = day.split('-').map(Number)
  return new Date(Date.UTC(year!, month! - 1 - back, 1)).toISOString().slice(0, 7)
}
