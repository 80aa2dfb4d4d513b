import * as v from 'valibot'
import { companyRefusals } from './companies.shapes.ts'
import { AttachedFile } from './files.shapes.ts'
import { orderRefusals } from './order-refusals.ts'
import { orderStates, receiptFields, receiveOrder } from './orders.shapes.ts'
import { paged, paging } from './paging.ts'
import { PlainId } from './plain.ts'
import { shape } from './shape.ts'

const counts = { received: v.number(), damaged: v.number(), missing: v.number() }
const goods = { name: v.string(), unit_type: v.string() }

const Line = v.object({
  id: v.string(),
  ...goods,
  image: v.string(),
  /** Without cancelled units. */
  ordered: v.number(),
  /** The sums of all receipts so far. */
  ...counts,
})

/**
 * Every reader of the order reads it, and a member of the outlet that one of its parcels goes to, who sees this parcel
 * alone. The parcels are listed for those who may receive them now.
 */
export const receipts = shape({
  summary: 'The goods of an order that can be received now, and the receipts so far',
  params: v.object({ orderId: PlainId }),
  reply: v.object({
    result: v.object({
      /** Whether the reader may open the order of the goods. */
      can_open_order: v.boolean(),
      /** The company that the order belongs to. */
      company_id: v.nullable(v.string()),
      parcels: v.array(
        v.object({
          parcel_id: v.string(),
          vendor_name: v.string(),
          lines: v.array(Line),
        }),
      ),
      items: v.array(
        v.object({
          id: v.string(),
          at: v.string(),
          by: v.string(),
          parcel_id: v.string(),
          vendor_name: v.string(),
          note: v.string(),
          files: v.array(AttachedFile),
          lines: v.array(v.object({ ...goods, ...counts })),
        }),
      ),
    }),
  }),
  refusals: { ORDER_UNKNOWN: orderRefusals.ORDER_UNKNOWN },
})

export const receiveParcel = shape({
  summary: 'Receives counted goods of one parcel',
  params: v.object({ orderId: PlainId, parcelId: PlainId }),
  body: v.object({
    /** Chosen by the client: a receipt that is sent twice is one. */
    key: v.pipe(PlainId, v.minLength(8)),
    ...receiptFields,
  }),
  reply: v.object({ result: v.object({ state: v.picklist(orderStates) }) }),
  refusals: receiveOrder.refusals,
})

export const deliveries = shape({
  summary: 'The sent parcels of a company that the member may receive, the oldest order first',
  params: v.object({ companyId: PlainId }),
  query: v.object(paging),
  reply: v.object({
    result: v.object({
      items: v.array(
        v.object({
          order_id: v.string(),
          order_serial: v.string(),
          parcel_id: v.string(),
          vendor_name: v.string(),
          state: v.picklist(orderStates),
          tracking_number: v.nullable(v.string()),
          /** The days on which it arrives; null when it has arrived. */
          arrives: v.nullable(v.object({ from: v.string(), to: v.string() })),
          /** The label and the city of the address that it goes to. */
          address: v.object({ alias: v.string(), city: v.string() }),
          lines: v.array(Line),
        }),
      ),
      ...paged,
    }),
  }),
  refusals: { COMPANY_UNKNOWN: companyRefusals.COMPANY_UNKNOWN },
})
