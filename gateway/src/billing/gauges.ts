import type { GaugeReading } from '@borong/observe/read-gauge'
import { countStates } from '../server/count-states.ts'
import type { Gateway } from '../server/domain.ts'

/** The numbers of bills for operators. */
export const billGauges = ({ db, now }: Gateway): GaugeReading[] => [
  {
    name: 'borong_bills',
    help: 'Bills of the last 24 hours by state',
    labels: ['state'],
    read: () => countStates(db, 'bill_transactions'),
  },
  {
    name: 'borong_bills_overdue',
    help: 'Bills that should have been sent, or asked for at the biller; a job does it within seconds',
    labels: [],
    async read() {
      const { count } = await db
        .selectFrom('bill_transactions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('next_try_at', '<=', now())
        .executeTakeFirstOrThrow()
      return [{ labels: {}, value: Number(count) }]
    },
  },
  {
    name: 'borong_bills_alarms',
    help: 'Bills that an operator of the desk has to look at, by reason',
    labels: ['alarm'],
    async read() {
      const rows = await db
        .selectFrom('bill_transactions')
        .select(({ fn }) => ['alarm', fn.countAll<number>().as('count')])
        .where('alarm', 'is not', null)
        .groupBy('alarm')
        .execute()
      return rows.map(({ alarm, count }) => ({
        labels: { alarm: alarm ?? '' },
        value: Number(count),
      }))
    },
  },
]
