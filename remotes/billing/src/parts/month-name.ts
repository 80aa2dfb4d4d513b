import type { Language } from '@borong/contract'

/** A month of `2026-08`: `Agustus 2026`. */
export const monthName = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'id' ? 'id-ID' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
