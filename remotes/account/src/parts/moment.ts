import { buyerZone, zoneLetters } from '@borong/ui/format/time-zone'

/** A time in the buyer's time zone, with its abbreviation: `WIB`, `WITA`, `WIT`. */
export function momentFormat(language: 'id' | 'en', ownZone?: string): (time: string) => string {
  const timeZone = buyerZone(ownZone)
  const format = new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
  return (time) => {
    const date = new Date(time)
    return `${format.format(date)} ${zoneLetters(date, timeZone)}`
  }
}
