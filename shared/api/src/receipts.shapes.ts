import * as v from 'valibot'
import { AttachedFile } from './files.shapes.ts'
import { orderRefusals } from './order-refusals.ts'
import { PlainId } from './plain.ts'
import { shape } from './shape.ts'

const counts = { received: v.number(), damaged: v.number(), missing: v.number() }
const goods = { name: v.string(), unit_type: v.string() }

/** Every reader of the order reads it. The parcels are listed for those who may receive them now. */
export const receipts = shape({
  summary: 'The goods of an order that can be received now, and the receipts so far',
  params: v.object({ orderId: PlainId }),
  reply: v.object({
    result: v.object({
      parcels: v.array(
        v.object({
          parcel_id: v.string(),
          vendor_name: v.string(),
          lines: v.array(
            v.object({
              id: v.string(),
              ...goods,
              image: v.string(),
              /** Without cancelled units. */
              ordered: v.number(),
              /** The sums of all receipts so far. */
              ...counts,
            }),
          ),
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
