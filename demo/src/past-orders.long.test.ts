import { DAY_MS, HOUR_MS } from '@borong/api/rules/time'
import { DEAL_GROUPS, dealAt } from '@borong/gateway/catalogue/deals'
import { startTestGateway } from '@borong/gateway/testing/test-gateway'
import { demoBuyers } from './buyers.ts'
import { seedPast } from './past-orders.ts'

// The domains that a first start loads before the orders.
const seeds = [
  'wallet',
  'vouchers',
  'billing',
  'demo-buyers',
  'market',
  'demo-addresses',
  'demo-credit',
]

// Half an hour after midnight in Jakarta, the newest orders are from the day before.
test.each(Array.from({ length: DEAL_GROUPS }, (_, day) => ({ day })))(
  'R-19 R-05: the shop can start half an hour after midnight on day $day of the deals',
  async ({ day }) => {
    const { gateway, close } = await startTestGateway({ seeds })
    try {
      const now = new Date(dealAt(Date.now() - day * DAY_MS).start + HOUR_MS / 2)
      await seedPast({ ...gateway, now: () => now }, () => {})
      const orders = await gateway.db
        .selectFrom('orders')
        .select('id')
        .where('user_id', '=', demoBuyers.budi.id)
        .execute()
      expect(orders).toHaveLength(9)
    } finally {
      await close()
    }
  },
)
