import type { Content } from '@borong/api/rules/content'
import { amountOf } from './quantities.ts'

const SIZE = /(?<![\d.,/-])(\d+(?:[.,]\d+)*) ?(kg|g|l|ml)(?![\p{L}\d])/giu
const COUNTS = /\bisi (\d[\d.]*)(?: x (\d[\d.]*))?/giu
const BASE = { kg: ['kg', 1], g: ['kg', 0.001], l: ['l', 1], ml: ['l', 0.001] } as const

// A machine, a bin or a jar of 20 litres is not sold by the litre.
const SINGLE = new Set(['unit', 'set', 'pcs', 'pasang', 'lembar', 'batang', 'roll'])
const VESSEL = /^(?:botol|gelas|toples|ember|wadah)\b/i
// The weight of a selling unit with its packaging, relative to its contents: oil is lighter than water, a box of cups far lighter.
const LEAST_WEIGHT = 0.7
const MOST_WEIGHT = 2.5

/**
 * The contents of a selling unit by its name, `1 L isi 12`. The weight tells goods from vessels: a box with 25 cups of 500 ml
 * has 25 pieces. Undefined for goods without contents, and for those that are themselves one piece.
 */
export function contentOf({
  name,
  unit,
  weight_grams,
}: {
  name: string
  unit: string
  weight_grams: number
}): Content | undefined {
  const count = [...name.matchAll(COUNTS)]
    .flatMap(([, first, second]) => [first, second])
    .reduce((all, text) => all * (text ? (amountOf(text) ?? 1) : 1), 1)
  const sizes = [...name.matchAll(SIZE)]
  const [, number = '', written = ''] = sizes[0] ?? []
  const [measure, factor] = BASE[written.toLowerCase() as keyof typeof BASE] ?? []
  const amount = (amountOf(number) ?? 0) * (factor ?? 0) * count
  const weight = weight_grams / 1000 / amount
  if (
    measure &&
    sizes.length === 1 &&
    !SINGLE.has(unit) &&
    !VESSEL.test(name) &&
    weight >= LEAST_WEIGHT &&
    weight <= MOST_WEIGHT
  )
    return { measure, amount: Math.round(amount * 1e6) / 1e6 }
  return count > 1 ? { measure: 'piece', amount: count } : undefined
}
