import { createHash } from 'node:crypto'
import { normalise } from '../words.ts'
import { takeQuantities } from './quantities.ts'
import { unitToken } from './selling-units.ts'
import { indexed } from './stems.ts'

/** The version of the words and attributes that products are indexed with; a higher one lets the gateway index all again. */
export const INDEX_VERSION = 5

/** A text as the words that the index and queries have in common. */
export const indexedText = (text: string): string =>
  normalise(text).split(' ').filter(Boolean).map(indexed).join(' ')

/** The words that a product is found by: those of its name, and those around it. */
export function productWords(product: {
  name: string
  unit: string
  gtin?: string | null
  categories: readonly string[]
}): { name: string; around: string; head: string } {
  const { quantities } = takeQuantities(product.name)
  const name = indexedText(product.name)
  return {
    name: [
      name,
      ...quantities.map(({ token }) => token),
      ...(product.gtin ? [gtinToken(product.gtin)] : []),
    ].join(' '),
    around: [...product.categories.map(indexedText), unitToken(product.unit)].join(' '),
    head: name.split(' ')[0] ?? '',
  }
}

/** The word of a GTIN of 14 digits. No typed text has it, because letters and digits are separated. */
export const gtinToken = (gtin: string): string => `g${gtin}`

/** The search vector of a row with `_name` and `_around`. */
export const wordsColumn = (config: string): string =>
  `setweight(to_tsvector('${config}', _name), 'A') || to_tsvector('${config}', _around)`

/** The stem of `_head`. */
export const headColumn = (config: string): string =>
  `coalesce((tsvector_to_array(to_tsvector('${config}', _head)))[1], _head)`

// 13 hexadecimal digits are a safe integer.
const KEY_DIGITS = 13

/** The keys of GTINs are above all keys of names, and still safe integers. */
export const FIRST_GTIN = 16 ** KEY_DIGITS

/** The key of all offers with this GTIN of 14 digits, and of no other. */
export const gtinKey = (gtin: string): number => FIRST_GTIN + Number(gtin)

/**
 * The key of a product. Offers of several sellers with the same GTIN have the same; of those without one, offers with the
 * same name, brand and selling unit.
 */
export function groupKey(product: {
  name: string
  unit: string
  gtin?: string | null
  brandId: number | null
  categoryId: number
}): number {
  if (product.gtin) return gtinKey(product.gtin)
  const parts = [product.categoryId, product.brandId ?? '', normalise(product.name), product.unit]
  const digits = createHash('sha256').update(parts.join('|')).digest('hex').slice(0, KEY_DIGITS)
  return Number.parseInt(digits, 16) || 1
}
