import * as v from 'valibot'
import { shape } from './shape.ts'

/** C-23: the schema is in `cart-schema.ts`, the operations are in `cart-operations.ts`. */
export const cartGraphql = shape({
  summary: 'Reads, updates and empties the cart (GraphQL)',
  body: v.object({
    query: v.string(),
    variables: v.nullish(v.record(v.string(), v.unknown())),
    operationName: v.nullish(v.string()),
  }),
  reply: v.object({
    data: v.nullish(v.record(v.string(), v.unknown())),
    errors: v.optional(v.array(v.object({ message: v.string() }))),
  }),
})
