import * as billingCalls from '@borong/api/billing'
import type { Gateway } from '../../server/domain.ts'
import { mayChange, readableNumbers } from './number-owner.ts'
import { InquiryRefused, PayRefused } from '../refused.ts'
import { NumberRefused, saveNumber } from './save.ts'
import { AutopayUnavailable, setReminder } from './set-reminder.ts'
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
      if (error instanceof NumberRefused) return refuse(error.refusal)
      if (error instanceof PayRefused) return refuse(ownerRefusal(error), error.more)
      if (error instanceof InquiryRefused) return refuse('NUMBER_INVALID', error.more)
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
    try {
      const row = await setReminder(gateway, { ...body, id: params.id, buyerId })
      return row ? { result: await viewNumber(db, row, buyerId) } : refuse('SAVED_NUMBER_UNKNOWN')
    } catch (error) {
      if (error instanceof AutopayUnavailable) return refuse('AUTOPAY_UNAVAILABLE')
      if (error instanceof PayRefused) return refuse(pinRefusal(error), error.more)
      throw error
    }
  })
}

function ownerRefusal(error: PayRefused) {
  const { refusal } = error
  if (refusal === 'COMPANY_UNKNOWN') return refusal
  if (refusal === 'COST_CENTRE_UNKNOWN' || refusal === 'COST_CENTRE_REQUIRED') return refusal
  throw error
}

function pinRefusal(error: PayRefused) {
  const { refusal } = error
  if (refusal === 'PIN_MISSING' || refusal === 'PIN_WRONG' || refusal === 'PIN_BLOCKED')
    return refusal
  throw error
}
