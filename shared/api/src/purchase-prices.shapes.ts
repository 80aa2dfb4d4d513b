import * as v from 'valibot'
import { companyRefusals } from './companies.shapes.ts'
import { paged, paging } from './paging.ts'
import { PlainId } from './plain.ts'
import { isDay } from './rules/day.ts'
import { shape } from './shape.ts'

const Day = v.pipe(v.string(), v.isoDate(), v.check(isDay))
const Company = v.object({ companyId: PlainId })
const filters = {
  /** The first and the last day of the orders in WIB. */
  from: v.optional(Day),
  to: v.optional(Day),
}
const refusals = { COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN }

/** Unit prices are without PPN where the price does not include it, as the shop shows them. */
export const boughtProducts = shape({
  summary: 'The goods that a company bought, with the prices paid and those of the market now',
  params: Company,
  query: v.object({ ...filters, ...paging }),
  reply: v.object({
    items: v.array(
      v.object({
        product_id: v.string(),
        name: v.string(),
        unit_type: v.string(),
        /** Without cancelled units. */
        quantity: v.number(),
        purchases: v.number(),
        lowest: v.number(),
        highest: v.number(),
        last: v.number(),
        last_at: v.string(),
        /** Of the same goods in stock; null without stock. */
        market: v.nullable(
          v.object({ lowest: v.number(), highest: v.number(), sellers: v.number() }),
        ),
      }),
    ),
    ...paged,
  }),
  refusals,
})

export const productPurchases = shape({
  summary: 'The purchases of a product by a company, the newest first',
  params: Company,
  query: v.object({
    product: PlainId,
    ...filters,
    ...paging,
  }),
  reply: v.object({
    items: v.array(
      v.object({
        id: v.string(),
        order_id: v.string(),
        serial: v.string(),
        at: v.string(),
        name: v.string(),
        unit_type: v.string(),
        quantity: v.number(),
        unit_price: v.number(),
        seller_name: v.string(),
      }),
    ),
    ...paged,
  }),
  refusals,
})

/** One row for each purchase. */
export const purchasePricesFile = shape({
  summary: 'The prices that a company paid, beside those of the market, as CSV',
  params: Company,
  query: v.object(filters),
  reply: v.unknown(),
  refusals,
})
