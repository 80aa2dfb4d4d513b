import * as loyaltyCalls from '@borong/api/loyalty'
import type { Domain } from '../server/domain.ts'
import { accountOf, categoryMessage } from '../wallet/public.ts'

const RUPIAH_PER_POINT = 1
const SPEND_PER_POINT = 200
const HISTORY = 20

/** The points for a completed order of goods with this value. */
export const pointsFor = (spent: number): number => Math.floor(spent / SPEND_PER_POINT)

export const loyalty: Domain = {
  name: 'loyalty',
  routes({ serve, db }) {
    serve(loyaltyCalls.loyaltyPoint, async ({ buyerId, language }) => {
      const account = await accountOf(db, buyerId, 'POINT')
      const rows = await db
        .selectFrom('wallet_entries')
        .selectAll()
        .where('user_id', '=', buyerId)
        .where('currency', '=', 'POINT')
        .orderBy('id', 'desc')
        .limit(HISTORY)
        .execute()
      return {
        data: {
          point: account?.balance ?? 0,
          rupiah_per_point: RUPIAH_PER_POINT,
          spend_per_point: SPEND_PER_POINT,
          history: rows.map((row) => ({
            id: row.id,
            amount: row.amount,
            category_message: categoryMessage(row.category, language),
            remark: row.remark,
            created_at: row.created_at.toISOString(),
          })),
        },
      }
    })
  },
}
