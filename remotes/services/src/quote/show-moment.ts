import type { Language } from '@borong/contract'
import { buyerZone, zoneLetters } from '@borong/ui/format/time-zone'

/** A time in the buyer's time zone, with its abbreviation: `17 Agu 2026, 15.05 WIB`. */
export function showMoment(at: string, language: Language): string {
  const timeZone = buyerZone()
  const date = new Date(at)
  const format = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
  return `${format.format(date)} ${zoneLetters(date, timeZone)}`
}
