import { DAY_MS } from '@borong/api/rules/time'
import { wibDay, wibMorning } from '../../server/wib.ts'

export type Rhythm = 'weekly' | 'biweekly' | 'monthly'

/** `day` is 1 (Monday) to 7 of a week, or 1 to 31 of a month. */
export interface Repeated {
  rhythm: Rhythm
  day: number
}

/** The moment of a list's day: 08:00 in WIB. */
export const dueOn = (on: string): Date => wibMorning(on)

/** The moment of its notice: one day before. */
export const noticeOn = (on: string): Date => new Date(dueOn(on).getTime() - DAY_MS)

/** The first day of a rhythm after a day, both `YYYY-MM-DD`. */
export function firstAfter({ rhythm, day }: Repeated, after: string): string {
  if (rhythm === 'monthly') {
    const month = after.slice(0, 7)
    const inThisMonth = inMonth(month, day)
    return inThisMonth > after ? inThisMonth : inMonth(monthAfter(month), day)
  }
  let next = plusDays(after, 1)
  while (weekday(next) !== day) next = plusDays(next, 1)
  return next
}

/** The day that follows one of a rhythm, at the earliest after `today`: missed days are left out. */
export function following(of: Repeated, on: string, today: string): string {
  let next = on
  do
    next =
      of.rhythm === 'monthly'
        ? firstAfter(of, next)
        : plusDays(next, of.rhythm === 'weekly' ? 7 : 14)
  while (next <= today)
  return next
}

/** The first day of a rhythm that is set now: tomorrow at the earliest, so that its notice comes before it. */
export const firstOn = (of: Repeated, now: Date): string => firstAfter(of, wibDay(now))

const utc = (on: string) => new Date(`${on}T00:00:00Z`)
const plusDays = (on: string, days: number) =>
  new Date(utc(on).getTime() + days * DAY_MS).toISOString().slice(0, 10)
const weekday = (on: string) => utc(on).getUTCDay() || 7

function monthAfter(month: string): string {
  const next = utc(`${month}-01`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return next.toISOString().slice(0, 7)
}

/** The day of a month; a short month has its last day. */
function inMonth(month: string, day: number): string {
  const last = Number(plusDays(`${monthAfter(month)}-01`, -1).slice(8))
  return `${month}-${String(Math.min(day, last)).padStart(2, '0')}`
}
