import * as v from 'valibot'
import { shape } from './shape.ts'

/** C-24: points are earned when an order is completed and spent at checkout. */
export const loyaltyPoint = shape({
  summary: 'The loyalty points of the buyer',
  reply: v.object({
    data: v.object({
      point: v.number(),
      rupiah_per_point: v.number(),
      spend_per_point: v.number(),
      history: v.array(
        v.object({
          id: v.string(),
          amount: v.number(),
          category_message: v.string(),
          remark: v.string(),
          created_at: v.string(),
        }),
      ),
    }),
  }),
})
