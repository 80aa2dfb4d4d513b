/**
 * The whole number in a typed or pasted text, with or without separators of thousands: `1250`, `1.250`, `1,250`.
 * Undefined for a text that can be read in another way: `2,5` is not 25, and `1.50` may be an unfinished `1.500`.
 */
export function parseCount(text: string): number | undefined {
  const typed = text.replace(SPACES, ' ').trim()
  if (!/^\d+$/.test(typed) && !GROUPED.test(typed)) return undefined
  const value = Number(typed.replace(/[., ]/g, ''))
  return Number.isSafeInteger(value) ? value : undefined
}

/**
 * The whole rupiah in a typed or pasted text, with or without `Rp`, separators of thousands and zero sen:
 * `1.000.000,00`, `Rp 1,000,000.00` and `Rp1.000.000,-` are a million. Undefined for other texts, also with sen.
 */
export function parseRupiah(text: string): number | undefined {
  const typed = text
    .replace(SPACES, ' ')
    .trim()
    .replace(/^(?:rp\.?|idr) ?/i, '')
    .replace(/,-$/, '')
  return parseCount(WITH_ZERO_SEN.exec(typed)?.[1] ?? typed)
}

const SPACES = /\s+/g
// One mark throughout, and no leading zero: `0.500` is a half.
const GROUPED = /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*$/
// Only after an amount that leaves no doubt: `500.00` may be an unfinished `500.000`.
const WITH_ZERO_SEN = /^(\d{4,}|\d{1,3}(?:([., ])\d{3})+(?!\2))[.,]00$/
