import type { Language } from './rupiah.ts'

const locales = { id: 'id-ID', en: 'en-GB' }

/**
 * A formatter for each language, made when it is first needed: to make one takes a slow phone more time than to draw a
 * card. English dates are British, English numbers are the same everywhere.
 */
export function perLanguage<T>(make: (locale: string) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {}
  return (language) => (made[language] ??= make(locales[language]))
}
