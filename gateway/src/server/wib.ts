import { DAY_MS, HOUR_MS } from '@borong/api/rules/time'
import { inWib, wibDay, wibDayStart } from '@borong/api/rules/wib'
import { type RawBuilder, sql } from 'kysely'

export { lastWibDay, wibDay, wibDayEnd, wibDayStart } from '@borong/api/rules/wib'

/** The month in WIB, `YYYY-MM`. */
export const monthOf = (at: Date): string => wibDay(at).slice(0, 7)

/** The month in WIB, `YYYY-MM`, of a column. */
export const monthIn = (at: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(${at} at time zone 'UTC' + interval '7 hours', 'YYYY-MM')`

/** A number of days after a day, across the ends of months. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** 08:00 in WIB, at which buyers are reminded: all of Indonesia is awake then. */
export const wibMorning = (day: string): Date => new Date(wibDayStart(day).getTime() + 8 * HOUR_MS)

/** A moment as documents write it, in WIB. */
export const wibText = (
  at: Date,
  language: 'id' | 'en',
  dateStyle: 'long' | 'full' = 'long',
): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle,
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(at)

/** A day, `YYYY-MM-DD`, as documents write it. */
export const wibDate = (day: string, language: 'id' | 'en'): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** A month, `YYYY-MM`, as sentences write it. */
export const monthText = (month: string, language: 'id' | 'en'): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  )

/** The minute in WIB, `YYYY-MM-DD HH:MM`. */
export const wibMinute = (at: Date): string =>
  inWib(at).toISOString().slice(0, 16).replace('T', ' ')

/** The first moment of a month in WIB, and of the month after it. */
export function wibMonth(month: string): { from: Date; to: Date } {
  const from = wibDayStart(`${month}-01`)
  // No month is longer than 31 days, and the 32nd day is in the next one.
  const next = monthOf(new Date(from.getTime() + 31 * DAY_MS))
  return { from, to: wibDayStart(`${next}-01`) }
}

/** Whether the wall clock in WIB is in a nightly stop. A stop may pass midnight; equal times mean that there is none. */
export function isCutOff({ from, to }: { from: string; to: string }, at: Date): boolean {
  const clock = inWib(at).toISOString().slice(11, 16)
  return from <= to ? from <= clock && clock < to : clock >= from || clock < to
}
