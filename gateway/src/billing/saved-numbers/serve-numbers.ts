import * as billingCalls from '@borong/api/billing'
import type { Gateway } from '../../server/domain.ts'
import { mayChange, readableNumbers } from './number-owner.ts'
import { InquiryRefused } from '../refused.ts'
import { saveNumber } from './save.ts'
import { setReminder } from './set-reminder.ts'
import { viewNumber, viewNumbers } from './view.ts'

/** F-07: the saved numbers of the buyer and of the buyer's companies, with their reminders. */
export function serveNumbers(gateway: Gateway): void {
  const { serve, db } = gateway

  serve(billingCalls.billNumbers, async ({ buyerId }) => {
    const rows = await db
      .selectFrom('bill_numbers')
      .selectAll()
      .where(readableNumbers(db, buyerId))
      .orderBy('kind')
      .orderBy('last_paid_at', (order) => order.desc().nullsLast())
      .orderBy('id')
      .execute()
    return { result: { items: await viewNumbers(db, rows, buyerId) } }
  })

  serve(billingCalls.saveBillNumber, async ({ body, buyerId, language, refuse }) => {
    try {
      const row = await saveNumber(gateway, { ...body, buyerId, language })
      return { result: await viewNumber(db, row, buyerId) }
    } catch (error) {
      if (error instanceof InquiryRefused)
        return refuse('NUMBER_INVALID', { values: { hint: '', ...error.more.values } })
      throw error
    }
  })

  serve(billingCalls.removeBillNumber, async ({ params, buyerId, refuse }) => {
    const number = await db
      .selectFrom('bill_numbers')
      .selectAll()
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!number || !(await mayChange(db, number, buyerId))) return refuse('SAVED_NUMBER_UNKNOWN')
    await db.deleteFrom('bill_numbers').where('id', '=', number.id).execute()
    return { result: { removed: true } }
  })

  serve(billingCalls.setBillReminder, async ({ params, body, buyerId, refuse }) => {
    const row = await setReminder(gateway, { ...body, id: params.id, buyerId })
    return row ? { result: await viewNumber(db, row, buyerId) } : refuse('SAVED_NUMBER_UNKNOWN')
  })
}
