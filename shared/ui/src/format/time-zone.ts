import { dateFormat } from './date-format.ts'
import type { Language } from './rupiah.ts'

const LETTERS = { 7: 'WIB', 8: 'WITA', 9: 'WIT' } as const
const WIB = 'Asia/Jakarta'
const HOUR_MS = 3_600_000

/**
 * The time zone in which a buyer reads times: the browser's own, if it is one of Indonesia's three, and otherwise WIB.
 */
export function buyerZone(own = zoneOfBrowser()): string {
  return hoursOf(own) in LETTERS ? own : WIB
}

/** The abbreviation of one of Indonesia's zones. Browsers know it in the local languages only. */
export const zoneLetters = (timeZone: string): string =>
  LETTERS[hoursOf(timeZone) as keyof typeof LETTERS] ?? 'WIB'

/** The time of day in a time zone: `15.05`. */
export const clock = (date: Date, language: Language, timeZone: string): string =>
  dateFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone }).format(date)

let browserZone: string | undefined
const zoneOfBrowser = () => (browserZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone)

const hours = new Map<string, number>()

// Zones 7 to 9 hours before UTC have no summer time, so one day tells.
function hoursOf(timeZone: string): number {
  const known = hours.get(timeZone)
  if (known !== undefined) return known
  const now = new Date()
  const clock = (zone: string) =>
    Date.parse(`${now.toLocaleString('en-US', { timeZone: zone })} UTC`)
  const difference = (clock(timeZone) - clock('UTC')) / HOUR_MS
  hours.set(timeZone, difference)
  return difference
}
