import type { GaugeReading } from '@borong/observe/read-gauge'
import { countStates } from '../server/count-states.ts'
import type { Gateway } from '../server/domain.ts'

/** The numbers of orders for operators. */
export const orderGauges = (gateway: Gateway): GaugeReading[] => [
  {
    name: 'borong_orders',
    help: 'Orders of the last 24 hours by state',
    labels: ['state'],
    read: () => countStates(gateway.db, 'orders'),
  },
  {
    name: 'borong_orders_overdue',
    help: 'Orders whose deadline for payment or approval has passed; a job ends them within seconds',
    labels: ['state'],
    read: () =>
      Promise.all(
        (['awaiting_payment', 'awaiting_approval'] as const).map((state) =>
          countOverdue(gateway, state),
        ),
      ),
  },
]

async function countOverdue({ db, now }: Gateway, state: 'awaiting_payment' | 'awaiting_approval') {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .where('payment_deadline', '<=', now())
    .executeTakeFirstOrThrow()
  return { labels: { state }, value: Number(count) }
}
