import type { Language } from './rupiah.ts'

const LETTERS = { 7: 'WIB', 8: 'WITA', 9: 'WIT' } as const
const WIB = 'Asia/Jakarta'
const HOUR_MS = 3_600_000

/**
 * The time zone in which a buyer reads times: the browser's own, if it is one of Indonesia's three, and otherwise WIB.
 */
export function buyerZone(own = new Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return hoursOf(new Date(), own) in LETTERS ? own : WIB
}

/** The abbreviation of one of Indonesia's zones. Browsers know it in the local languages only. */
export const zoneLetters = (date: Date, timeZone: string): string =>
  LETTERS[hoursOf(date, timeZone) as keyof typeof LETTERS] ?? 'WIB'

/** The locale of times and days: both languages write the day before the month. */
export const localeOf = (language: Language): string => (language === 'id' ? 'id-ID' : 'en-GB')

/** The time of day in a time zone: `15.05`. */
export const clock = (date: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  }).format(date)

// The difference between the clock of the zone and UTC's.
function hoursOf(date: Date, timeZone: string): number {
  const clock = (zone: string) =>
    Date.parse(`${date.toLocaleString('en-US', { timeZone: zone })} UTC`)
  return (clock(timeZone) - clock('UTC')) / HOUR_MS
}
