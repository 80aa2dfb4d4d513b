import type { Selectable } from 'kysely'
import { returnCallOffs } from '../agreed-prices/public.ts'
import { returnDeal, returnStock } from '../catalogue/public.ts'
import { freeBudgets } from '../companies/public.ts'
import { reopenQuote } from '../quotes/public.ts'
import type { Trx } from '../server/database.ts'
import { returnVoucher, voidReferral } from '../vouchers/public.ts'
import { followParcels } from './advance.ts'
import { addEvent } from './events.ts'
import type { OrderLineTable, OrderTable } from './table.ts'

type Line = Selectable<OrderLineTable>

export interface CancelledLine {
  line: Line
  /** The units that are cancelled now. */
  quantity: number
}

/**
 * Takes goods out of a locked, paid order after their refund: stock, deals and call-offs come back, a parcel without goods is
 * cancelled, and an order without parcels too, with its voucher, referral, quote and budget returned. Returns whether the
 * order has ended.
 */
export async function cancelLines(
  trx: Trx,
  input: {
    order: Selectable<OrderTable>
    lines: readonly CancelledLine[]
    reason: string
    at: Date
  },
): Promise<boolean> {
  const { order, lines, reason, at } = input
  for (const { line, quantity } of lines)
    await trx
      .updateTable('order_lines')
      .set((eb) => ({ cancelled: eb('cancelled', '+', quantity) }))
      .where('id', '=', line.id)
      .execute()
  const goods = lines.map(({ line, quantity }) => ({ productId: line.product_id, quantity }))
  await returnCallOffs(trx, order.id, goods)
  await returnStock(trx, goods)
  for (const { line, quantity } of lines)
    if (line.deal_id !== null)
      await returnDeal(trx, { dealId: line.deal_id, productId: line.product_id, quantity })
  const changed = Map.groupBy(lines, ({ line }) => line.parcel_id)
  for (const [parcelId, some] of changed)
    await addEvent(trx, {
      orderId: order.id,
      parcelId,
      code: 'GOODS_CANCELLED',
      detail: some.map(({ line, quantity }) => `${line.name} × ${quantity}`).join(', '),
      at,
    })
  await cancelEmptyParcels(trx, [...changed.keys()])
  const left = await trx
    .selectFrom('order_parcels')
    .select('id')
    .where('order_id', '=', order.id)
    .where('state', '!=', 'cancelled')
    .limit(1)
    .executeTakeFirst()
  if (left) {
    await followParcels(trx, order, at)
    return false
  }
  await trx
    .updateTable('orders')
    .set({ state: 'cancelled', cancel_reason: reason, cash_back_state: 'none', updated_at: at })
    .where('id', '=', order.id)
    .execute()
  await addEvent(trx, { orderId: order.id, code: 'ORDER_CANCELLED', detail: reason, at })
  await returnVoucher(trx, order.id)
  await voidReferral(trx, order.id)
  await reopenQuote(trx, order.id, at)
  await freeBudgets(trx, order.id)
  return true
}

async function cancelEmptyParcels(trx: Trx, parcelIds: readonly string[]) {
  await trx
    .updateTable('order_parcels')
    .set({ state: 'cancelled', next_step_at: null })
    .where('id', 'in', parcelIds)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_lines')
            .select('order_lines.id')
            .whereRef('order_lines.parcel_id', '=', 'order_parcels.id')
            .whereRef('order_lines.quantity', '>', 'order_lines.cancelled'),
        ),
      ),
    )
    .execute()
}
