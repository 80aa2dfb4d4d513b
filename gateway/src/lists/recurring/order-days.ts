import { DAY_MS } from '@borong/api/rules/time'
import { notify, type NotificationKind } from '../../notifications/public.ts'
import { type NotOrdered, NotOrderedError, createUnattendedOrder } from '../../orders/public.ts'
import { atomically, type Trx } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { eachUnheld } from '../../server/due-work.ts'
import { wibDay } from '../../server/wib.ts'
import { findList } from '../find-list.ts'
import { viewItems } from '../view-items.ts'
import { following } from './rhythm.ts'
import { onDay } from './serve-schedule.ts'
import type { Outcome, Schedule } from './table.ts'

/** The prices of the notice are too old then. */
const LATE_MS = DAY_MS

type Key = Pick<Schedule, 'list_id' | 'user_id'>

/**
 * Ends the due days: orders the list within its cap, and moves on to the next day. Both are one transaction that holds
 * the row, so several gateways order once, and a killed one leaves nothing half done. A list that could not be ordered
 * is rolled back before it is skipped, so each attempt takes its own locks.
 */
export const orderDays = (gateway: Gateway): Promise<void> =>
  eachUnheld(gateway, {
    job: 'order recurring lists',
    key: ['list_id', 'user_id'],
    // Most lists are due at the same hour.
    parallel: 4,
    due: (db) =>
      db
        .selectFrom('list_schedules')
        .select(['list_id', 'user_id'])
        .where('due_at', '<=', gateway.now())
        .orderBy('due_at'),
    work: (key) => attempt(gateway, key),
  })

async function attempt(gateway: Gateway, key: Key): Promise<void> {
  try {
    await atomically(gateway.db, async (trx) => {
      const row = await lockDue(gateway, trx, key)
      if (row) await end(gateway, trx, row)
    })
  } catch (error) {
    if (!(error instanceof NotOrderedError)) throw error
    await atomically(gateway.db, async (trx) => {
      const row = await lockDue(gateway, trx, key)
      if (row) await skip(gateway, trx, row, error.reason)
    })
  }
}

const lockDue = ({ now }: Gateway, trx: Trx, { list_id, user_id }: Key) =>
  trx
    .selectFrom('list_schedules')
    .selectAll()
    .where('list_id', '=', list_id)
    .where('user_id', '=', user_id)
    .where('due_at', '<=', now())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

async function end(gateway: Gateway, trx: Trx, row: Schedule): Promise<void> {
  const { list_id: listId, user_id: buyerId, cap, address_id: addressId, language } = row
  const at = gateway.now()
  const list = await findList(trx, buyerId, listId)
  // A member who has left the company.
  if (!list) return remove(trx, row)
  if (cap === null || addressId === null) return moveOn(trx, row, at)
  if (at.getTime() - row.due_at!.getTime() > LATE_MS) throw new NotOrderedError('STOPPED')
  const view = await viewItems({ db: trx, now: gateway.now }, { buyerId, listId, language })
  if (view.items.length === 0 || view.hidden_count > 0) throw new NotOrderedError('STOPPED')
  // All or nothing: a buyer expects the whole list.
  if (view.items.some((item) => !item.can_buy || item.cart_quantity !== item.quantity))
    throw new NotOrderedError('STOCK_OUT')
  const order = await createUnattendedOrder(gateway, trx, {
    buyerId,
    companyId: list.company_id,
    addressId,
    items: view.items.map(({ id_item, quantity }) => ({ id_item, quantity })),
    paymentId: row.payment_id,
    cap,
    // A client can't choose such a key, which has spaces.
    key: `list ${listId} ${row.next_on}`,
    language,
  })
  await moveOn(trx, row, at, { outcome: 'ordered', orderId: order.id })
  await notify(trx, {
    userId: buyerId,
    kind: row.payment_id === 'wallet' ? 'LIST_ORDERED' : 'LIST_ORDERED_CREDIT',
    orderId: order.id,
    serial: order.serial,
    detail: list.name,
    // After the notification of the payment.
    at: gateway.now(),
  })
}

async function skip(gateway: Gateway, trx: Trx, row: Schedule, reason: NotOrdered): Promise<void> {
  const at = gateway.now()
  const list = await findList(trx, row.user_id, row.list_id)
  if (!list) return remove(trx, row)
  await moveOn(trx, row, at, { outcome: reason.toLowerCase() as Lowercase<NotOrdered> })
  await notify(trx, {
    userId: row.user_id,
    kind: `LIST_SKIPPED_${reason}` satisfies NotificationKind,
    detail: list.name,
    path: `/lists/${list.id}`,
    at,
  })
}

async function moveOn(
  trx: Trx,
  row: Schedule,
  at: Date,
  last?: { outcome: Outcome; orderId?: string },
): Promise<void> {
  await trx
    .updateTable('list_schedules')
    .set({
      ...onDay(following(row, row.next_on, wibDay(at))),
      ...(last
        ? {
            last_on: row.next_on,
            last_outcome: last.outcome,
            last_order_id: last.orderId ?? null,
          }
        : {}),
    })
    .where('list_id', '=', row.list_id)
    .where('user_id', '=', row.user_id)
    .execute()
}

async function remove(trx: Trx, { list_id, user_id }: Key): Promise<void> {
  await trx
    .deleteFrom('list_schedules')
    .where('list_id', '=', list_id)
    .where('user_id', '=', user_id)
    .execute()
}
