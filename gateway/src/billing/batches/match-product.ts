import { operatorOf } from '@borong/api/rules/bill-number'
import type { ProductRow } from '../products.ts'

/**
 * The product that a row names: by its code, or by a name that fits one product only. A mobile number's prefix narrows
 * the names down. A row without a name gets the only product of its kind.
 */
export function matchProduct(
  products: readonly ProductRow[],
  typed: string,
  number: string,
): ProductRow | undefined {
  const code = typed.trim().toLowerCase()
  const byCode = products.find((product) => product.code.toLowerCase() === code)
  if (byCode) return byCode
  const isMobile = products[0]?.kind === 'pulsa' || products[0]?.kind === 'data'
  const operator = isMobile ? operatorOf(number) : undefined
  const possible = products.filter(
    (product) => operator === undefined || product.operator === operator,
  )
  const words = wordsOf(typed)
  const exact = possible.filter(({ name }) => wordsOf(name).join(' ') === words.join(' '))
  return only(exact) ?? only(possible.filter((product) => hasAll(product, words)))
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined)

function hasAll({ name, operator_name, region }: ProductRow, words: readonly string[]): boolean {
  const own = new Set(wordsOf(`${name} ${operator_name} ${region ?? ''}`))
  return words.every((word) => own.has(word))
}

/** The words of a name. Amounts are compared as digits: `Rp 50.000`, `50rb` and `50k` are 50000. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
    .replaceAll(/\b(\d+)\s?(?:rb|ribu|k)\b/g, '$1000')
    .replaceAll(/\brp\.?\s?(?=\d)/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
