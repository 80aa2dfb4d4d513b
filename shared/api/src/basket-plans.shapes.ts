import * as v from 'valibot'
import { NumberedId } from './catalogue-entities.ts'
import { Quantity } from './line-entities.ts'
import { districtUnknown } from './places.shapes.ts'
import { MOST_PLANNED } from './rules/most-planned.ts'
import { shape } from './shape.ts'

const PlannedProduct = v.object({
  id: v.string(),
  alias: v.string(),
  name: v.string(),
  image: v.string(),
  unit_type: v.string(),
})

/** One line of a plan. `for_product` is the asked product, for which this offer is bought. */
const PlannedLine = v.object({
  for_product: v.string(),
  product: PlannedProduct,
  quantity: v.number(),
  unit_price: v.number(),
  subtotal: v.number(),
})

/** The goods of one seller with the cheapest courier of the plan. */
const PlannedParcel = v.object({
  seller: v.object({ id: v.string(), alias: v.string(), name: v.string(), city: v.string() }),
  courier: v.string(),
  shipping: v.number(),
  days_shortest: v.number(),
  days_longest: v.number(),
  lines: v.array(PlannedLine),
})

/** The total is goods, tax and shipping: what an order of these lines asks, without vouchers. */
const BasketPlan = v.object({
  goods: v.number(),
  tax: v.number(),
  shipping: v.number(),
  total: v.number(),
  days_shortest: v.number(),
  days_longest: v.number(),
  parcels: v.array(PlannedParcel),
})

/** Why no plan has a product: it cannot be bought in this quantity, no courier brings it, or its seller asks for a larger order. */
const LeftOut = v.object({
  product_id: v.string(),
  name: v.string(),
  reason: v.picklist(['unavailable', 'courier', 'minimum']),
})

export const planBasket = shape({
  summary:
    'Compares sellers for lines of products, or for the selected lines of the cart: the cheapest plan, that of the fewest sellers, and the earliest one',
  body: v.object({
    district_id: v.pipe(v.string(), v.maxLength(64)),
    lines: v.optional(
      v.pipe(
        v.array(v.object({ product_id: NumberedId, quantity: Quantity })),
        v.minLength(1),
        v.maxLength(MOST_PLANNED),
      ),
    ),
  }),
  reply: v.object({
    result: v.object({
      /** The lines as they were asked. Null when one of them cannot be ordered so. */
      current: v.nullable(BasketPlan),
      /** Null when no line can be ordered. */
      cheapest: v.nullable(BasketPlan),
      fewest: v.nullable(BasketPlan),
      earliest: v.nullable(BasketPlan),
      left_out: v.array(LeftOut),
    }),
  }),
  refusals: { DISTRICT_UNKNOWN: districtUnknown },
})
