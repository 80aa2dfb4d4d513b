import type { Language } from '@borong/api/messages'

export type { Language } from '@borong/api/messages'

export const isLanguage = (value: unknown): value is Language => value === 'id' || value === 'en'

/**
 * The visitor's choice, else Indonesian: many Indonesians set their phone to English, but local shops are in
 * Indonesian.
 */
export const chosenLanguage = (cookie: string | undefined): Language =>
  isLanguage(cookie) ? cookie : 'id'

/** The first supported language of an `Accept-Language` header, else Indonesian. */
export function askedLanguage(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return 'id'
  const preferences = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find(Boolean)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter((preference) => isLanguage(preference.language) && preference.quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  return (preferences[0]?.language as Language | undefined) ?? 'id'
}
