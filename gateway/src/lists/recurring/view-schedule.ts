import type { setListSchedule } from '@borong/api/lists'
import type { Reply } from '@borong/api/types'
import type { Database } from '../../server/database.ts'
import type { Schedule } from './table.ts'

export const findSchedule = (
  db: Pick<Database, 'selectFrom'>,
  listId: string,
  buyerId: string,
): Promise<Schedule | undefined> =>
  db
    .selectFrom('list_schedules')
    .selectAll()
    .where('list_id', '=', listId)
    .where('user_id', '=', buyerId)
    .executeTakeFirst()

export const viewSchedule = (row: Schedule): Reply<typeof setListSchedule>['result'] => ({
  rhythm: row.rhythm,
  day: row.day,
  next_on: row.next_on,
  is_paused: row.due_at === null,
  cap: row.cap,
  address_id: row.address_id,
  payment_id: row.payment_id,
  last:
    row.last_on === null || row.last_outcome === null
      ? null
      : {
          on: row.last_on,
          // Earlier releases do not know this outcome.
          outcome: row.last_outcome === 'credit_refused' ? 'stopped' : row.last_outcome,
          is_credit_refused: row.last_outcome === 'credit_refused',
          order_id: row.last_order_id,
        },
})
