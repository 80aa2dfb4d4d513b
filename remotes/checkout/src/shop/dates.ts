import type { Language } from '@borong/ui/format/rupiah'
import { buyerZone, zoneLetters } from '@borong/ui/format/time-zone'

const locales = { id: 'id-ID', en: 'en-GB' } as const

/** A day: `17 Agustus 2026`. */
export const longDate = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: buyerZone() }).format(
    new Date(at),
  )

/** A moment in the buyer's time zone, with its abbreviation: `17 Agustus 2026, 15.05 WIB`. */
export function moment(at: string, language: Language, ownZone?: string): string {
  const timeZone = buyerZone(ownZone)
  const date = new Date(at)
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(
    date,
  )
  const time = new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  }).format(date)
  return `${day}, ${time} ${zoneLetters(date, timeZone)}`
}
