import type { Language } from './rupiah.ts'
import { buyerZone, clock, localeOf, zoneLetters } from './time-zone.ts'

/** A day: `17 Agustus 2026`. A date without a time is the same day in each zone. */
export function longDate(at: string, language: Language): string {
  const isDate = at.length === '2026-08-17'.length
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: isDate ? 'UTC' : buyerZone(),
  }).format(new Date(at))
}

/** A moment in the buyer's time zone, with its abbreviation: `17 Agustus 2026, 15.05 WIB`. */
export function moment(at: string, language: Language, ownZone?: string): string {
  const timeZone = buyerZone(ownZone)
  const date = new Date(at)
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone })
  return `${day.format(date)}, ${clock(date, language, timeZone)} ${zoneLetters(date, timeZone)}`
}
