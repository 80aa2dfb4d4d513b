import { DAY_MS } from '@borong/api/rules/time'
import type { GaugeReading } from '@borong/observe/read-gauge'
import { countStates } from '../server/count-states.ts'
import type { Gateway } from '../server/domain.ts'
import { firstIdOfLast } from '../server/new-id.ts'

/** Longer than any deadline of a payment. */
const WINDOW_MS = 7 * DAY_MS

/** The numbers of payments for operators. */
export const paymentGauges = ({ db, now }: Gateway): GaugeReading[] => [
  {
    name: 'borong_payments',
    help: 'Payments of the last 24 hours by state',
    labels: ['state'],
    read: () => countStates(db, 'payments'),
  },
  {
    name: 'borong_payment_differences',
    help: 'Differences to the list of the payment service that no operator has closed, by kind',
    labels: ['kind'],
    async read() {
      const rows = await db
        .selectFrom('payment_differences')
        .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
        .where('seen_at', 'is', null)
        .groupBy('kind')
        .execute()
      return rows.map(({ kind, count }) => ({ labels: { kind }, value: Number(count) }))
    },
  },
  {
    name: 'borong_payments_overdue',
    help: 'Payments of the last 7 days that are open after their deadline',
    labels: [],
    async read() {
      const { count } = await db
        .selectFrom('payments')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('id', '>=', firstIdOfLast(WINDOW_MS))
        .where('state', 'in', ['pending', 'failed'])
        .where('is_held', '=', false)
        .where('expires_at', '<=', now())
        .executeTakeFirstOrThrow()
      return [{ labels: {}, value: Number(count) }]
    },
  },
]
