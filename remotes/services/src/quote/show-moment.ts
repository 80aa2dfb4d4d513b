import type { Language } from '@borong/contract'

/** A time in the visitor's own time zone: `17 Agu 2026, 15.05`. */
export const showMoment = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(at))
