import type { Product } from '../parts/bill-kinds.ts'

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/\b(?:kab|kabupaten|kota|pdam|perumda|tirta)\b\.?/g, ' ')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

/** The utilities whose region or name has each typed word as the beginning of a word. */
export function regionsFor(products: readonly Product[], typed: string): Product[] {
  const wanted = words(typed)
  return products.filter(({ region, name, operator_name: operator }) => {
    const known = `${region ?? ''} ${name} ${operator}`.toLowerCase().split(/[^\p{L}\d]+/u)
    return wanted.every((word) => known.some((other) => other.startsWith(word)))
  })
}
