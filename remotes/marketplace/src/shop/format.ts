import type { Language } from '@borong/contract'

const short = {
  id: new Intl.NumberFormat('id-ID', { notation: 'compact', maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }),
}
const oneDecimal = {
  id: new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }),
}

/** `1,3 rb` in Indonesian, `1.3K` in English. */
export const shortCount = (value: number, language: Language) => short[language].format(value)

/** `4,8` in Indonesian, `4.8` in English. */
export const decimal = (value: number, language: Language) => oneDecimal[language].format(value)

// The market's own day, so that server and phone write the same one.
const dates = {
  id: new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'Asia/Jakarta' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Jakarta' }),
}

/** `17 Agustus 2026` in Indonesian. */
export const longDate = (iso: string, language: Language) => dates[language].format(new Date(iso))

const days = {
  id: new Intl.DateTimeFormat('id-ID', {
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Jakarta',
  }),
  en: new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'Asia/Jakarta',
  }),
}

/** `19–21 Agu` in Indonesian. */
export const dayRange = (from: number, to: number, language: Language) =>
  days[language].formatRange(from, to)

const times = {
  id: new Intl.DateTimeFormat('id-ID', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Jakarta',
  }),
  en: new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Jakarta',
  }),
}

/** `15.05 WIB`, the time of Jakarta with its letters. */
export const timeOfDay = (iso: string, language: Language) =>
  `${times[language].format(new Date(iso))} WIB`
