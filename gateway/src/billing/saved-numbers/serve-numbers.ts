import * as billingCalls from '@borong/api/billing'
import type { Gateway } from '../../server/domain.ts'
import { InquiryRefused, PayRefused } from '../refused.ts'
import { NumberRefused, saveNumber } from './save.ts'
import { AutopayUnavailable, setReminder } from './set-reminder.ts'
import { viewNumber } from './view.ts'

/** F-07: the buyer's saved numbers with their reminders. */
export function serveNumbers(gateway: Gateway): void {
  const { serve, db } = gateway

  serve(billingCalls.billNumbers, async ({ buyerId }) => {
    const rows = await db
      .selectFrom('bill_numbers')
      .selectAll()
      .where('user_id', '=', buyerId)
      .orderBy('kind')
      .orderBy('last_paid_at', (order) => order.desc().nullsLast())
      .orderBy('id')
      .execute()
    return { result: { items: rows.map(viewNumber) } }
  })

  serve(billingCalls.saveBillNumber, async ({ body, buyerId, language, refuse }) => {
    try {
      const row = await saveNumber(gateway, { ...body, buyerId, language })
      return { result: viewNumber(row) }
    } catch (error) {
      if (error instanceof NumberRefused) return refuse(error.refusal)
      if (error instanceof InquiryRefused) return refuse('NUMBER_INVALID', error.more)
      throw error
    }
  })

  serve(billingCalls.removeBillNumber, async ({ params, buyerId, refuse }) => {
    const removed = await db
      .deleteFrom('bill_numbers')
      .where('id', '=', params.id)
      .where('user_id', '=', buyerId)
      .returning('id')
      .executeTakeFirst()
    return removed ? { result: { removed: true } } : refuse('SAVED_NUMBER_UNKNOWN')
  })

  serve(billingCalls.setBillReminder, async ({ params, body, buyerId, refuse }) => {
    try {
      const row = await setReminder(gateway, { ...body, id: params.id, buyerId })
      return row ? { result: viewNumber(row) } : refuse('SAVED_NUMBER_UNKNOWN')
    } catch (error) {
      if (error instanceof AutopayUnavailable) return refuse('AUTOPAY_UNAVAILABLE')
      if (error instanceof PayRefused) return refuse(pinRefusal(error), error.more)
      throw error
    }
  })
}

function pinRefusal(error: PayRefused) {
  const { refusal } = error
  if (refusal === 'PIN_MISSING' || refusal === 'PIN_WRONG' || refusal === 'PIN_BLOCKED')
    return refusal
  throw error
}
