import { parseCount, parseRupiah } from '@borong/api/rules/typed-number'
import type { TypedLine } from './draft.atoms.ts'
import type { Quote } from './quote.data.ts'

const MOST_QUANTITY = 1_000_000
const MOST_PRICE = 1_000_000_000

export interface Judged {
  product_id: string
  quantity: number
  /** Undefined when none was typed. */
  price: number | undefined
  isWrongQuantity: boolean
  isWrongPrice: boolean
}

const isIn = (value: number, most: number) => value >= 1 && value <= most

/** The typed lines of a quote as numbers, without those that were left out. */
export function judgeLines(
  lines: Quote['lines'],
  typed: Readonly<Record<string, TypedLine>>,
  { needsPrice }: { needsPrice: boolean },
): Judged[] {
  return lines
    .filter(({ id_item }) => !typed[id_item]?.isLeftOut)
    .map(({ id_item, quantity, unit_price }) => {
      const written = typed[id_item] ?? {}
      const many = written.quantity === undefined ? quantity : (parseCount(written.quantity) ?? NaN)
      const text = written.price ?? (needsPrice && unit_price ? String(unit_price) : '')
      const price = text.trim() === '' ? undefined : (parseRupiah(text) ?? NaN)
      return {
        product_id: id_item,
        quantity: many,
        price,
        isWrongQuantity: !isIn(many, MOST_QUANTITY),
        isWrongPrice: price === undefined ? needsPrice : !isIn(price, MOST_PRICE),
      }
    })
}

export const isFine = (lines: readonly Judged[]): boolean =>
  lines.length > 0 && !lines.some((line) => line.isWrongQuantity || line.isWrongPrice)
