import { dateFormat } from './date-format.ts'
import type { Language } from './rupiah.ts'
import { buyerZone, clock, zoneLetters } from './time-zone.ts'

/** A day: `17 Agustus 2026`. A date without a time is the same day in each zone. */
export function longDate(at: string, language: Language): string {
  const isDate = at.length === '2026-08-17'.length
  const timeZone = isDate ? 'UTC' : buyerZone()
  return dateFormat(language, { dateStyle: 'long', timeZone }).format(new Date(at))
}

/** A moment in the buyer's time zone, with its abbreviation: `17 Agustus 2026, 15.05 WIB`. */
export function moment(at: string, language: Language, ownZone?: string): string {
  const timeZone = buyerZone(ownZone)
  const date = new Date(at)
  const day = dateFormat(language, { dateStyle: 'long', timeZone }).format(date)
  return `${day}, ${clock(date, language, timeZone)} ${zoneLetters(timeZone)}`
}
