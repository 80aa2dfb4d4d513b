import type { Language } from '@borong/contract'
import { buyerZone, zoneLetters } from '@borong/ui/format/time-zone'

export const locales = { id: 'id-ID', en: 'en-GB' } as const
const WIB_HOURS = 7

/**
 * A time of day in WIB, as billers state it, and in the buyer's own zone where that differs:
 * `01.00 WIB (03.00 WIT)`.
 */
export function wibTime(time: string, language: Language, now: Date, ownZone?: string): string {
  const timeZone = buyerZone(ownZone)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const date = new Date(now)
  date.setUTCHours(hours - WIB_HOURS, minutes, 0, 0)
  const wib = `${clock(date, language, 'Asia/Jakarta')} WIB`
  const own = `${clock(date, language, timeZone)} ${zoneLetters(date, timeZone)}`
  return own === wib ? wib : `${wib} (${own})`
}

/** The time of day. */
export const clock = (date: Date, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  }).format(date)
