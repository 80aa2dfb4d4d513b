import type { Language } from '@borong/contract'

// Without `Intl`, like the numbers of `@borong/ui`: a cheap phone needs 100 ms to create an `Intl` formatter.

const MONTHS = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
  en: 'January February March April May June July August September October November December',
}
// The time zone of Jakarta, the market's own, so that server and phone format the same day.
const WEST_INDONESIA_MS = 7 * 3_600_000

const inJakarta = (at: number | string) => new Date(new Date(at).getTime() + WEST_INDONESIA_MS)
const monthOf = (date: Date, language: Language) => MONTHS[language].split(' ')[date.getUTCMonth()]!
const shortMonth = (date: Date, language: Language) => {
  const month = monthOf(date, language)
  return month.slice(0, language === 'en' && month === 'September' ? 4 : 3)
}

/** `17 Agustus 2026` in Indonesian. */
export function longDate(iso: string, language: Language): string {
  const date = inJakarta(iso)
  return `${date.getUTCDate()} ${monthOf(date, language)} ${date.getUTCFullYear()}`
}

/** `19–21 Agu` in Indonesian. */
export function dayRange(from: number, to: number, language: Language): string {
  const [first, last] = [inJakarta(from), inJakarta(to)]
  const isSameYear = first.getUTCFullYear() === last.getUTCFullYear()
  const isSameMonth = isSameYear && first.getUTCMonth() === last.getUTCMonth()
  const day = (date: Date) =>
    `${date.getUTCDate()} ${shortMonth(date, language)}${isSameYear ? '' : ` ${date.getUTCFullYear()}`}`
  if (!isSameMonth) return `${day(first)}\u2009–\u2009${day(last)}`
  if (first.getUTCDate() === last.getUTCDate()) return day(last)
  return `${first.getUTCDate()}${language === 'id' ? '–' : '\u2009–\u2009'}${day(last)}`
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `15.05 WIB`, the time in Jakarta with the name of its time zone. */
export function timeOfDay(iso: string, language: Language): string {
  const date = inJakarta(iso)
  const mark = language === 'id' ? '.' : ':'
  return `${twoDigits(date.getUTCHours())}${mark}${twoDigits(date.getUTCMinutes())} WIB`
}

/** A text in which no amount breaks across lines. */
export const withAmounts = (text: string): string => text.replaceAll('Rp ', 'Rp\u00A0')
