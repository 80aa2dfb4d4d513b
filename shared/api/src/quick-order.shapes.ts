import * as v from 'valibot'
import { NumberedId } from './catalogue-entities.ts'
import { FilledCart, LineNotice, Quantity, shownProduct } from './line-entities.ts'
import { PlainText } from './plain.ts'
import { shape } from './shape.ts'

export const MOST_LINES = 1000

/** A line as typed. */
const TypedLine = v.object({ code: PlainText(100), quantity: PlainText(30) })

const JudgedLine = v.object({
  /** The product of the code; null for an unknown code, and for one that this buyer may not see. */
  product: v.nullable(
    v.object({
      id: v.string(),
      ...shownProduct,
      unit_price: v.number(),
    }),
  ),
  /** Null when the typed text is no quantity. */
  quantity: v.nullable(v.number()),
  subtotal: v.number(),
  /** Why the line does not go into the cart; null when it does. */
  reason: v.nullable(LineNotice),
  /** A quantity that would be accepted, for one that is not. */
  suggestion: v.nullable(v.number()),
})

export const judgeLines = shape({
  summary: 'Judges each typed line of codes and quantities alone, without writing',
  body: v.object({ lines: v.pipe(v.array(TypedLine), v.minLength(1), v.maxLength(MOST_LINES)) }),
  reply: v.object({ result: v.array(JudgedLine) }),
})

export const linesToCart = shape({
  summary: 'Puts products with their quantities into the cart, in one write',
  body: v.object({
    lines: v.pipe(
      v.array(
        v.object({
          product_id: NumberedId,
          quantity: Quantity,
          /** A product that leaves the cart when this one enters it. */
          replaces: v.optional(NumberedId),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_LINES),
    ),
  }),
  reply: v.object({ result: FilledCart }),
})
