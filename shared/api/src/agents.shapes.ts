import * as v from 'valibot'
import { paged, paging } from './paging.ts'
import { shape } from './shape.ts'

/** the code of an approved agent, and the commissions that it has earned. */
export const agentBook = shape({
  summary: 'The code of an agent and its commissions',
  query: v.object(paging),
  reply: v.object({
    data: v.object({
      code: v.string(),
      link: v.string(),
      /** Of the goods of each order, after vouchers and refunds. */
      rate_percent: v.number(),
      /** The days between the completion of an order and its commission. */
      hold_days: v.number(),
      earned: v.number(),
      items: v.array(
        v.object({ order_serial: v.string(), amount: v.number(), created_at: v.string() }),
      ),
      ...paged,
    }),
  }),
  refusals: {
    AGENT_UNKNOWN: {
      status: 404,
      id: 'Anda belum menjadi Borong Agent',
      en: 'You are no Borong Agent yet',
    },
  },
})
