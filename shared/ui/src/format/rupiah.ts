/** The two languages of the shop. */
export type Language = 'id' | 'en'

// By hand, and so are decimals and dates: the first formatter that `Intl` makes stops a cheap phone for a tenth of a second, just
// when its page comes to life. The tests hold what is written here against `Intl`.

/** Writes a count with the thousands mark of the language: `1.250` or `1,250`. */
export function wholeNumber(value: number | bigint, language: Language): string {
  const digits = String(typeof value === 'number' ? Math.round(value) : value)
  return digits.replace(/\B(?=(\d{3})+$)/g, language === 'id' ? '.' : ',')
}

/**
 * Writes whole rupiah with a space that does not break: `Rp 1.250.000`, in English `Rp 1,250,000`.
 * The symbol is set by hand, because engines disagree on where and how `Intl` puts it.
 */
export function rupiah(amount: number | bigint, language: Language): string {
  const sign = amount < 0 ? '−' : ''
  return `${sign}Rp\u00a0${wholeNumber(amount < 0 ? -amount : amount, language)}`
}
