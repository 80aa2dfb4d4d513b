import type { Selectable } from 'kysely'
import { ownerIdOf } from '../memberships/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { shareOf } from '../server/share-of.ts'
import { bookInternally, takePoints } from '../wallet/public.ts'
import { bookedOwner } from './booked-owner.ts'
import { notifyOfOrder } from './notify-of-order.ts'
import type { OrderTable } from './table.ts'

type Order = Selectable<OrderTable>

/** The part of an order's cash back or points that its goods still earn after these refunds. */
export function keptOf(
  earned: number,
  {
    total_price,
    tax,
    total_discount,
  }: Pick<Order['totals'], 'total_price' | 'tax' | 'total_discount'>,
  refunded: number,
): number {
  const paid = total_price + tax - total_discount
  return shareOf(earned, Math.max(0, paid - refunded), paid)
}

/** The refunds of all parcels of an order, and the part of them that was paid for its goods. */
export async function refundsIn(
  db: Pick<Database, 'selectFrom'>,
  orderId: string,
): Promise<{ all: number; goods: number }> {
  const { refunded, costs } = await db
    .selectFrom('order_parcels')
    .select((eb) => eb.fn.sum<number>('refunded').as('refunded'))
    .select((eb) => eb.fn.sum<number>('refunded_costs').as('costs'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const all = Number(refunded ?? 0)
  return { all, goods: all - Number(costs ?? 0) }
}

interface Refund {
  order: Pick<
    Order,
    | 'id'
    | 'serial'
    | 'user_id'
    | 'company_id'
    | 'totals'
    | 'state'
    | 'cash_back_state'
    | 'points_earned'
  >
  amount: number
  reference: string
  at: Date
}

/**
 * Takes back the cash back and the points that refunded goods of a locked order have earned. Points are taken from the
 * balance. Spent points and the cash back are deducted from the refund, so no balance falls below zero. Returns the
 * deduction.
 */
export async function takeBackEarnings(
  trx: Trx,
  { order, amount, reference, at }: Refund,
): Promise<number> {
  const { goods: before } = await refundsIn(trx, order.id)
  const lost = (earned: number) =>
    keptOf(earned, order.totals, before) - keptOf(earned, order.totals, before + amount)
  const cashBack = order.cash_back_state === 'paid' ? lost(order.totals.cash_back) : 0
  const points = order.state === 'completed' ? lost(order.points_earned) : 0
  const userId = points > 0 ? await bookedOwner(trx, order, 'POINT_EARNED') : ownerIdOf(order)
  const taken = { userId, amount: points, reference, remark: order.serial, at }
  const missing = await takePoints(trx, taken)
  if (points > missing)
    await notifyOfOrder(trx, order, {
      kind: 'POINTS_TAKEN_BACK',
      detail: String(points - missing),
      at,
    })
  // Rounding can make the earnings of the smallest refunds larger than the refund.
  const deducted = Math.min(cashBack + missing, amount)
  if (deducted === 0) return 0
  await bookInternally(trx, {
    from: 'shop:sales',
    to: 'shop:promotion',
    category: 'EARNINGS_TAKEN_BACK',
    amount: deducted,
    reference,
    remark: order.serial,
    at,
  })
  await notifyOfOrder(trx, order, { kind: 'EARNINGS_TAKEN_BACK', detail: String(deducted), at })
  return deducted
}
