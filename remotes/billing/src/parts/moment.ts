import type { Language } from '@borong/contract'
import { buyerZone, zoneLetters } from '@borong/ui/format/time-zone'
import { clock, locales } from './wib-time.ts'

/** A moment in the buyer's own time zone, with its abbreviation: `17 Agustus 2026, 15.05 WIB`. */
export function moment(at: string, language: Language, ownZone?: string): string {
  const timeZone = buyerZone(ownZone)
  const date = new Date(at)
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone })
  return `${day.format(date)}, ${clock(date, language, timeZone)} ${zoneLetters(date, timeZone)}`
}

/** A day: `17 Agustus 2026`. A date without time is the same day in each zone. */
export function longDay(day: string, language: Language): string {
  const isDate = day.length === '2026-08-17'.length
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: isDate ? 'UTC' : buyerZone(),
  }).format(new Date(day))
}

/** A month of `2026-08`: `Agustus 2026`. */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
