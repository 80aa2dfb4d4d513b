import { perLanguage } from './per-language.ts'

/** The two languages of the shop. */
export type Language = 'id' | 'en'

const whole = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))

/** Writes a count with the thousands mark of the language: `1.250` or `1,250`. */
export function wholeNumber(value: number | bigint, language: Language): string {
  return whole(language).format(value)
}

/**
 * Writes whole rupiah with a space that does not break: `Rp 1.250.000`, in English `Rp 1,250,000`.
 * The symbol is set by hand, because engines disagree on where and how `Intl` puts it.
 */
export function rupiah(amount: number | bigint, language: Language): string {
  const sign = amount < 0 ? '−' : ''
  return `${sign}Rp\u00a0${wholeNumber(amount < 0 ? -amount : amount, language)}`
}
