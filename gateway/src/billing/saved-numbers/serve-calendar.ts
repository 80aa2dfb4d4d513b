import * as billingCalls from '@borong/api/billing'
import { mayInCompany } from '../../permissions/public.ts'
import type { Gateway } from '../../server/domain.ts'
import { calendarOf } from './calendar.ts'

/** F-08 F-07: the calendar of a company's saved numbers, for those who buy for it and those who see its orders. */
export function serveCalendar(gateway: Gateway): void {
  gateway.serve(billingCalls.billCalendar, async ({ query, buyerId, refuse }) => {
    const { company_id: companyId, month } = query
    const may = (action: 'company:buy' | 'company:see-orders') =>
      mayInCompany(gateway.db, { buyerId, companyId, action })
    const can_pay = await may('company:buy')
    if (!can_pay && !(await may('company:see-orders'))) return refuse('COMPANY_UNKNOWN')
    return { result: { ...(await calendarOf(gateway, { companyId, month, buyerId })), can_pay } }
  })
}
