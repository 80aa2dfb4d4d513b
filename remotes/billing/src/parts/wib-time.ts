import type { Language } from '@borong/contract'
import { buyerZone, clock, zoneLetters } from '@borong/ui/format/time-zone'

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
  const own = `${clock(date, language, timeZone)} ${zoneLetters(timeZone)}`
  return own === wib ? wib : `${wib} (${own})`
}
