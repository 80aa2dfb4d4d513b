import type { Language } from './rupiah.ts'

// Both languages write the day before the month.
const LOCALES = { id: 'id-ID', en: 'en-GB' } as const

const made = new Map<string, Intl.DateTimeFormat>()

/** The formatter of dates with these options. It is made once: a cheap phone needs milliseconds for each. */
export function dateFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const format = made.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], options)
  made.set(key, format)
  return format
}
