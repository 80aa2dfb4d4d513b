import type { Language } from '@borong/contract'

export const locales = { id: 'id-ID', en: 'en-GB' } as const
const zones = { 7: 'WIB', 8: 'WITA', 9: 'WIT' } as const
const WIB_HOURS = 7

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

/** The time of day. */
export const clock = (date: Date, language: Language, timeZone?: string) =>
  new Intl.DateTimeFormat(locales[language], {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  }).format(date)

/** The letters of a time zone. Browsers know those of Indonesia's three zones in the local languages only. */
export function zoneOf(date: Date, timeZone: string | undefined): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
  const name = format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const hours = Number(/^GMT\+(\d+)$/.exec(name)?.[1])
  return zones[hours as keyof typeof zones] ?? name
}
