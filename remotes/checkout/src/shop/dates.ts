import type { Language } from '@borong/ui/format/rupiah'

const locales = { id: 'id-ID', en: 'en-GB' } as const
const zones = { 7: 'WIB', 8: 'WITA', 9: 'WIT' } as const

/** A day: `17 Agustus 2026`. */
export const longDate = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(new Date(at))

/** A moment in the buyer's own time zone, with its abbreviation: `17 Agustus 2026, 15.05 WIB`. */
export function moment(at: string, language: Language, timeZone?: string): string {
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

// Browsers know the abbreviations of Indonesia's three zones in the local languages only.
function zoneLetters(date: Date, timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(date)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const hours = Number(/^GMT\+(\d+)$/.exec(name)?.[1])
  return zones[hours as keyof typeof zones] ?? name
}
