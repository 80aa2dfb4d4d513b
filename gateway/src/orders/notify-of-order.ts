import type { Owned } from '../memberships/public.ts'
import { forget, notifyOwner, type NotificationKind } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'

/** The news about money or points that are the company's. */
const ofCompanies: Partial<Record<NotificationKind, NotificationKind>> = {
  ORDER_COMPLETED: 'COMPANY_ORDER_COMPLETED',
  CASH_BACK_PAID: 'COMPANY_CASH_BACK_PAID',
  PAYMENT_REFUNDED: 'COMPANY_PAYMENT_REFUNDED',
  COMPLAINT_REFUNDED: 'COMPANY_COMPLAINT_REFUNDED',
}

/** Notifies the buyer of an order, or the admins of its company. */
export function notifyOfOrder(
  trx: Trx,
  order: Owned & { id: string; serial: string },
  news: { kind: NotificationKind; detail?: string; path?: `/${string}`; at: Date },
): Promise<void> {
  const kind = (order.company_id !== null && ofCompanies[news.kind]) || news.kind
  return notifyOwner(trx, order, { ...news, kind, orderId: order.id, serial: order.serial })
}

/** Takes the notifications of a company's orders from a member who has left. */
export const forgetCompanyOrders = (
  trx: Trx,
  { companyId, memberId }: { companyId: string; memberId: string },
): Promise<void> =>
  forget(
    trx,
    memberId,
    'order_id',
    trx.selectFrom('orders').select('id').where('company_id', '=', companyId).$asScalar(),
  )
