/** The lengths of GTIN-8, UPC, EAN-13 and the GTIN-14 of a case. */
const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14])
const DASHES = /[\s‐-―−-]+/g

/** A GTIN as it is stored: the same number typed with other lengths has the same `digits`. */
export interface Gtin {
  /** Padded to 14 digits. */
  digits: string
  /** The number of digits as typed. */
  length: number
}

/** The GTIN of a typed or scanned text; undefined for another text, and for a wrong check digit. */
export function readGtin(text: string): Gtin | undefined {
  const typed = text.replaceAll(DASHES, '')
  if (!/^\d+$/.test(typed) || !LENGTHS.has(typed.length) || Number(typed) === 0) return undefined
  const digits = typed.padStart(14, '0')
  return gtinCheckDigit(digits.slice(0, -1)) === digits.at(-1)
    ? { digits, length: typed.length }
    : undefined
}

/** The check digit after these digits: weights of 3 and 1 from the right, as GS1 defines them. */
export function gtinCheckDigit(digits: string): string {
  let sum = 0
  for (const [index, digit] of [...digits].toReversed().entries())
    sum += Number(digit) * (index % 2 === 0 ? 3 : 1)
  return String((10 - (sum % 10)) % 10)
}

/** A stored GTIN as it was typed. */
export const gtinText = (row: { gtin: string | null; gtin_length: number | null }) =>
  row.gtin === null || row.gtin_length === null ? undefined : row.gtin.slice(-row.gtin_length)
