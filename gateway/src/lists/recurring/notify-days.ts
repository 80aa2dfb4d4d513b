import { notify } from '../../notifications/public.ts'
import type { Trx } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { eachDue } from '../../server/due-work.ts'
import { rupiah } from '../../server/rupiah.ts'
import { findList } from '../find-list.ts'
import { viewItems } from '../view-items.ts'
import type { Schedule } from './table.ts'

/**
 * Sends the due notices. A notice and its mark are one transaction, so several gateways send it once. A notice that is
 * late, because no gateway ran, is not sent after its day.
 */
export const notifyDays = (gateway: Gateway): Promise<void> =>
  eachDue(gateway, {
    job: 'notify of recurring lists',
    table: 'list_schedules',
    key: ['list_id', 'user_id'],
    parallel: 4,
    due: (db) =>
      db
        .selectFrom('list_schedules')
        .selectAll()
        .where('notice_at', '<=', gateway.now())
        .orderBy('notice_at'),
    work: (trx, row) => notifyBuyer(gateway, trx, row),
  })

async function notifyBuyer(gateway: Gateway, trx: Trx, row: Schedule): Promise<void> {
  const at = gateway.now()
  const list = await findList(trx, row.user_id, row.list_id)
  const isOver = !list || row.due_at === null || row.due_at <= at
  await trx
    .updateTable('list_schedules')
    .set({ notice_at: null, ...(isOver ? {} : { mail_at: at, mail_tries: 0 }) })
    .where('list_id', '=', row.list_id)
    .where('user_id', '=', row.user_id)
    .execute()
  if (isOver) return
  const total = await todaysTotal(gateway, trx, row)
  await notify(trx, {
    userId: row.user_id,
    kind: row.cap === null ? 'LIST_DUE' : 'LIST_DUE_ORDERED',
    detail: `${list.name} (${rupiah(total, row.language)})`,
    path: `/lists/${list.id}`,
    at,
  })
}

async function todaysTotal(gateway: Gateway, trx: Trx, row: Schedule): Promise<number> {
  const { items } = await viewItems(
    { db: trx, now: gateway.now },
    { buyerId: row.user_id, listId: row.list_id, language: row.language },
  )
  return items.reduce((sum, item) => sum + item.subtotal, 0)
}
