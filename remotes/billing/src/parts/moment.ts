import type { Language } from '@borong/contract'

const locales = { id: 'id-ID', en: 'en-GB' } as const
const zones = { 7: 'WIB', 8: 'WITA', 9: 'WIT' } as const
const WIB_HOURS = 7

/** A moment in the buyer's own time zone, with its abbreviation: `17 Agustus 2026, 15.05 WIB`. */
export function moment(at: string, language: Language, timeZone?: string): string {
  const date = new Date(at)
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone })
  return `${day.format(date)}, ${clock(date, language, timeZone)} ${zoneOf(date, timeZone)}`
}

/** A day: `17 Agustus 2026`. A date without time is the same day in each zone. */
export function longDay(day: string, language: Language): string {
  const isDate = day.length === '2026-08-17'.length
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    ...(isDate ? { timeZone: 'UTC' } : {}),
  }).format(new Date(day))
}

/** A month of `2026-08`: `Agustus 2026`. */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))

/**
 * A time of day in WIB, as billers state it, and in the buyer's own zone where that differs:
 * `01.00 WIB (03.00 WIT)`.
 */
export function wibTime(time: string, language: Language, now: Date, timeZone?: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const date = new Date(now)
  date.setUTCHours(hours - WIB_HOURS, minutes, 0, 0)
  const wib = `${clock(date, language, 'Asia/Jakarta')} WIB`
  const own = `${clock(date, language, timeZone)} ${zoneOf(date, timeZone)}`
  return own === wib ? wib : `${wib} (${own})`
}

const clock = (date: Date, language: Language, timeZone?: string) =>
  new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  }).format(date)

// Browsers know the abbreviations of Indonesia's three zones in the local languages only.
function zoneOf(date: Date, timeZone: string | undefined): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
  const name = format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const hours = Number(/^GMT\+(\d+)$/.exec(name)?.[1])
  return zones[hours as keyof typeof zones] ?? name
}
