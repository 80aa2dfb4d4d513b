import * as v from 'valibot'
import { companyRefusals } from './companies.shapes.ts'
import { paged, paging } from './paging.ts'
import { PlainId } from './plain.ts'
import { isDay } from './rules/day.ts'
import { spendFilters, spendGroupings } from './rules/spend.ts'
import { shape } from './shape.ts'

const Day = v.pipe(v.string(), v.isoDate(), v.check(isDay))

const Group = v.object({
  /** Of the month, `2026-11`, or of the cost centre, category, seller, member or order. */
  id: v.string(),
  name: v.string(),
  amount: v.number(),
  orders: v.number(),
  /** When the order was made; null for a group of orders. */
  at: v.nullable(v.string()),
})

/**
 * F-08: the paid orders of a company that the reader may see, without what was refunded. By month, cost centre, member and
 * order it is the sum of their totals; by seller their goods, PPN and shipping; by category their goods and PPN.
 */
export const companySpend = shape({
  summary: 'What a company spent, in groups',
  params: v.object({ companyId: PlainId }),
  query: v.object({
    by: v.optional(v.picklist(spendGroupings), 'month'),
    /** The first and the last day of the orders in WIB. */
    from: v.optional(Day),
    to: v.optional(Day),
    cost_centre: v.optional(PlainId),
    category: v.optional(PlainId),
    seller: v.optional(PlainId),
    member: v.optional(PlainId),
    ...paging,
  }),
  reply: v.object({
    items: v.array(Group),
    /** The sum of all groups, also those of other pages, and `rest`. */
    total: v.number(),
    /** The part that belongs to no seller or category: vouchers, fees, and for categories shipping and refunds. */
    rest: v.number(),
    /** The names of the groups that the query narrows to. */
    narrowed: v.array(v.object({ by: v.picklist(spendFilters), id: v.string(), name: v.string() })),
    ...paged,
  }),
  refusals: companyRefusals,
})
