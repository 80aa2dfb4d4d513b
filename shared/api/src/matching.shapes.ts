import * as v from 'valibot'
import { companyRefusals } from './companies.shapes.ts'
import { paged, paging } from './paging.ts'
import { PlainId } from './plain.ts'
import { shape } from './shape.ts'

/** The acts that a line with open units leads to: the seller sends them, or a member receives or complains about them. */
export const matchActions = ['wait', 'receive', 'complain', 'complaint'] as const

const filters = {
  /** Only orders with goods or money that are open. */
  open: v.optional(v.literal('1')),
  /** Only the order with this serial. */
  serial: v.optional(PlainId),
}
const params = v.object({ companyId: PlainId })
const refusals = { COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN }

/** F-08: of each line ordered = received + open + cancelled + returned, of each order invoiced = paid + owed + credited. */
export const orderMatches = shape({
  summary: 'The paid orders of a company that the reader may see: ordered, received and invoiced',
  params,
  query: v.object({ ...filters, ...paging }),
  reply: v.object({
    items: v.array(
      v.object({
        order_id: v.string(),
        serial: v.string(),
        at: v.string(),
        po_number: v.nullable(v.string()),
        cost_centre: v.nullable(v.string()),
        is_open: v.boolean(),
        invoice: v.object({
          number: v.string(),
          invoiced: v.number(),
          paid: v.number(),
          owed: v.number(),
          credited: v.number(),
        }),
        lines: v.array(
          v.object({
            id: v.string(),
            parcel_id: v.string(),
            vendor_name: v.string(),
            name: v.string(),
            unit_type: v.string(),
            ordered: v.number(),
            received: v.number(),
            open: v.number(),
            cancelled: v.number(),
            returned: v.number(),
            /** The price of the line with its tax, and the part of it on credit notes. */
            invoiced: v.number(),
            credited: v.number(),
            /** Null when nothing is open. */
            action: v.nullable(v.picklist(matchActions)),
          }),
        ),
      }),
    ),
    ...paged,
  }),
  refusals,
})

/** One row for each line; the invoice is on the first line of its order. */
export const orderMatchesFile = shape({
  summary: 'The match of ordered, received and invoiced goods of a company as CSV',
  params,
  query: v.object(filters),
  reply: v.unknown(),
  refusals,
})
