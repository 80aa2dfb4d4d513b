import * as v from 'valibot'
import { paged, paging } from './paging.ts'
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

/** One lot: points that were earned together and expire together. */
const Lot = v.object({
  id: v.string(),
  rest: v.number(),
  amount: v.number(),
  category_message: v.string(),
  remark: v.string(),
  earned_at: v.string(),
  expires_at: v.string(),
})

/** F-06: what the buyer has, what expires first, and the level that the spending of twelve months gives. */
export const pointBook = shape({
  summary: 'The points of the buyer with the lots that expire first, and the level',
  reply: v.object({
    data: v.object({
      point: v.number(),
      rupiah_per_point: v.number(),
      spend_per_point: v.number(),
      /** Taken from the next earnings. */
      owed: v.number(),
      /** The next points that expire; null without points. */
      next: v.nullable(v.object({ amount: v.number(), expires_at: v.string() })),
      /** Those that expire first. */
      lots: v.array(Lot),
      lot_count: v.number(),
      spent: v.number(),
      level: v.string(),
      levels: v.array(v.object({ id: v.string(), from: v.number(), percent: v.number() })),
    }),
  }),
})

export const pointHistory = shape({
  summary: 'Every movement of the points of the buyer',
  query: v.object(paging),
  reply: v.object({
    data: v.object({
      items: v.array(
        v.object({
          id: v.string(),
          amount: v.number(),
          balance: v.number(),
          category: v.string(),
          category_message: v.string(),
          remark: v.string(),
          created_at: v.string(),
        }),
      ),
      ...paged,
    }),
  }),
})
