import type { Language } from './domain.ts'

const digits: Record<Language, Intl.NumberFormat> = {
  id: new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }),
}

/** A count in the buyer's language: 1.250, in English 1,250. */
export const wholeNumber = (value: number, language: Language): string =>
  digits[language].format(value)

/** An amount in the buyer's language, with a no-break space: Rp 1.250.000, in English Rp 1,250,000. */
export const rupiah = (amount: number, language: Language): string =>
  `Rp\u00a0${wholeNumber(amount, language)}`
