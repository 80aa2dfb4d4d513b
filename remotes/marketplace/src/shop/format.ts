import type { Language } from '@borong/contract'
import { perLanguage } from '@borong/ui/format/per-language'

const short = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
)
const oneDecimal = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
)

/** `1,3 rb` in Indonesian, `1.3K` in English. */
export const shortCount = (value: number, language: Language) => short(language).format(value)

/** `4,8` in Indonesian, `4.8` in English. */
export const decimal = (value: number, language: Language) => oneDecimal(language).format(value)

// The market's own day, so that server and phone write the same one.
const timeZone = 'Asia/Jakarta'
const dates = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }),
)
const times = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }),
)

/** `17 Agustus 2026` in Indonesian. */
export const longDate = (iso: string, language: Language) => dates(language).format(new Date(iso))

const days = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }),
)

/** `19–21 Agu` in Indonesian. */
export const dayRange = (from: number, to: number, language: Language) =>
  days(language).formatRange(from, to)

/** `15.05 WIB`, the time of Jakarta with its letters. */
export const timeOfDay = (iso: string, language: Language) =>
  `${times(language).format(new Date(iso))} WIB`

/** Words of the shop with their amounts each on one line. */
export const withAmounts = (text: string): string => text.replaceAll('Rp ', 'Rp\u00A0')
