import { adminsOf, roleIn } from '../memberships/public.ts'
import { forgetOrders, notify, type NotificationKind } from '../notifications/public.ts'
import type { Owned } from '../permissions/public.ts'
import type { Trx } from '../server/database.ts'

/** The news about money or points that are the company's. */
const ofCompanies: Partial<Record<NotificationKind, NotificationKind>> = {
  ORDER_COMPLETED: 'COMPANY_ORDER_COMPLETED',
  CASH_BACK_PAID: 'COMPANY_CASH_BACK_PAID',
  PAYMENT_REFUNDED: 'COMPANY_PAYMENT_REFUNDED',
  COMPLAINT_REFUNDED: 'COMPANY_COMPLAINT_REFUNDED',
}

/** Notifies the buyer of an order. Of a company's order whose buyer has left, it notifies the admins. */
export async function notifyOfOrder(
  trx: Trx,
  order: Owned & { id: string; serial: string },
  news: { kind: NotificationKind; detail?: string; path?: `/${string}`; at: Date },
): Promise<void> {
  const kind = (order.company_id !== null && ofCompanies[news.kind]) || news.kind
  const about = { ...news, kind, orderId: order.id, serial: order.serial }
  for (const userId of await readersOf(trx, order)) await notify(trx, { ...about, userId })
}

async function readersOf(trx: Trx, { user_id, company_id }: Owned): Promise<string[]> {
  if (company_id === null || (await roleIn(trx, { companyId: company_id, userId: user_id })))
    return [user_id]
  return adminsOf(trx, company_id)
}

/** Takes the notifications of a company's orders from a member who has left. */
export const forgetCompanyOrders = (
  trx: Trx,
  { companyId, memberId }: { companyId: string; memberId: string },
): Promise<void> =>
  forgetOrders(
    trx,
    memberId,
    trx.selectFrom('orders').select('id').where('company_id', '=', companyId),
  )
