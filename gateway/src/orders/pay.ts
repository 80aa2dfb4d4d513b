import { takeBudgets } from '../companies/public.ts'
import { invoiceOrder } from '../credit/public.ts'
import type { Trx } from '../server/database.ts'
import { addEvent } from './events.ts'
import { stepDue } from './journey.ts'
import { notifyOfOrder } from './notify-of-order.ts'

/** Marks the order as paid and prepares its parcels. False when it was not awaiting payment any more. */
export async function markPaid(
  trx: Trx,
  paid: { orderId: string; at: Date; demoSpeed: number | null },
): Promise<boolean> {
  const { orderId, at } = paid
  const order = await trx
    .updateTable('orders')
    .set({ state: 'processed', paid_at: at, updated_at: at })
    .where('id', '=', orderId)
    .where('state', '=', 'awaiting_payment')
    .returning(['id', 'user_id', 'company_id', 'serial'])
    .executeTakeFirst()
  if (!order) return false
  await addEvent(trx, { orderId, code: 'ORDER_PAID', at })
  await takeBudgets(trx, orderId)
  const isOnCredit = await invoiceOrder(trx, orderId, at)
  const parcels = await trx
    .selectFrom('order_parcels')
    .select(['id', 'courier'])
    .where('order_id', '=', orderId)
    .execute()
  for (const parcel of parcels) {
    await trx
      .updateTable('order_parcels')
      .set({ state: 'processed', next_step_at: stepDue(parcel.courier, 0, at, paid.demoSpeed) })
      .where('id', '=', parcel.id)
      .execute()
    await addEvent(trx, { orderId, parcelId: parcel.id, code: 'PROCESSED', at })
  }
  await notifyOfOrder(trx, order, { kind: isOnCredit ? 'ORDER_ON_CREDIT' : 'ORDER_PAID', at })
  return true
}
