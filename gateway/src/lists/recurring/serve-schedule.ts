import * as listCalls from '@borong/api/lists'
import { findAddress } from '../../addresses/public.ts'
import { hasActiveLine } from '../../credit/public.ts'
import { requirePin } from '../../identity/public.ts'
import { atomically } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { wibDay } from '../../server/wib.ts'
import { findList, WISHLIST } from '../find-list.ts'
import { dueOn, firstOn, following, noticeOn } from './rhythm.ts'
import type { Schedule } from './table.ts'
import { viewSchedule } from './view-schedule.ts'

const DAYS_OF_WEEK = 7

/** The rhythm of a list: each buyer who may see the list has an own one. */
export function serveSchedules(gateway: Gateway): void {
  const { serve, db, now } = gateway

  serve(listCalls.setListSchedule, async ({ params, body, buyerId, language, refuse }) => {
    if (params.listId === WISHLIST) return refuse('LIST_FIXED')
    const list = await findList(db, buyerId, params.listId)
    if (!list) return refuse('LIST_UNKNOWN')
    const { rhythm, day, cap, payment_id } = body
    if (rhythm !== 'monthly' && day > DAYS_OF_WEEK) return refuse('DAY_INVALID')
    const address = body.address_id && (await findAddress(db, buyerId, body.address_id))
    if (body.address_id !== undefined && !address) return refuse('ADDRESS_UNKNOWN')
    if (cap !== null) {
      if (!address) return refuse('ADDRESS_UNKNOWN')
      const line = { buyerId, companyId: list.company_id, method: payment_id }
      if (payment_id !== 'wallet' && !(await hasActiveLine(db, line)))
        return refuse('CREDIT_LINE_NONE')
      await requirePin(gateway, buyerId, body.pin)
    }
    const set = {
      rhythm,
      day,
      ...onDay(firstOn(body, now())),
      cap,
      address_id: body.address_id ?? null,
      payment_id,
      language,
    }
    const row = await db
      .insertInto('list_schedules')
      .values({ list_id: list.id, user_id: buyerId, ...set, ...nothingYet })
      .onConflict((conflict) => conflict.columns(['list_id', 'user_id']).doUpdateSet(set))
      .returningAll()
      .executeTakeFirstOrThrow()
    return { result: viewSchedule(row) }
  })

  serve(listCalls.changeListSchedule, async ({ params, body, buyerId, refuse }) => {
    if (params.listId === WISHLIST) return refuse('LIST_FIXED')
    const list = await findList(db, buyerId, params.listId)
    if (!list) return refuse('LIST_UNKNOWN')
    const row = await atomically(db, async (trx) => {
      const before = await trx
        .selectFrom('list_schedules')
        .selectAll()
        .where('list_id', '=', list.id)
        .where('user_id', '=', buyerId)
        .forUpdate()
        .executeTakeFirst()
      if (!before) return undefined
      return trx
        .updateTable('list_schedules')
        .set(changed(before, body, now()))
        .where('list_id', '=', list.id)
        .where('user_id', '=', buyerId)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return row ? { result: viewSchedule(row) } : refuse('SCHEDULE_NONE')
  })

  serve(listCalls.endListSchedule, async ({ params, buyerId, refuse }) => {
    if (params.listId !== WISHLIST && !(await findList(db, buyerId, params.listId)))
      return refuse('LIST_UNKNOWN')
    await db
      .deleteFrom('list_schedules')
      .where('list_id', '=', params.listId)
      .where('user_id', '=', buyerId)
      .execute()
    return { ended: true as const }
  })
}

const nothingYet = {
  mail_at: null,
  mail_tries: 0,
  last_on: null,
  last_outcome: null,
  last_order_id: null,
}

/** The columns of the next day. */
export const onDay = (next_on: string) => ({
  next_on,
  due_at: dueOn(next_on),
  notice_at: noticeOn(next_on),
  mail_at: null,
})

function changed(
  row: Schedule,
  { action, next_on }: { action: 'skip' | 'pause' | 'resume'; next_on?: string | undefined },
  at: Date,
): Partial<Schedule> {
  if (action === 'pause') return { due_at: null, notice_at: null, mail_at: null }
  if (action === 'resume') return row.due_at === null ? onDay(firstOn(row, at)) : { day: row.day }
  // A second tap, or a skip from a page that is older than the last order.
  const isOld = next_on !== undefined && next_on !== row.next_on
  if (isOld || row.due_at === null) return { day: row.day }
  return onDay(following(row, row.next_on, wibDay(at)))
}
