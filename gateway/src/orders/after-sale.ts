import type { Selectable } from 'kysely'
import { lowerHolds } from '../companies/public.ts'
import { refundCreditOrder } from '../credit/public.ts'
import { ownerIdOf } from '../memberships/public.ts'
import type { Trx } from '../server/database.ts'
import { shareOf } from '../server/share-of.ts'
import { refundReferral } from '../vouchers/public.ts'
import { move } from '../wallet/public.ts'
import { bookedOwner } from './booked-owner.ts'
import { refundedOf, takeBackEarnings } from './earnings.ts'
import { stepDue } from './journey.ts'
import type { OrderLineTable, OrderTable } from './table.ts'

/** Locks an order, so that its parcels stay in their states until the end of the transaction. */
export const lockOrder = (trx: Trx, orderId: string) =>
  trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Keeps a delivered parcel of a locked order from being completed. */
export async function holdParcel(trx: Trx, parcelId: string): Promise<void> {
  await trx
    .updateTable('order_parcels')
    .set({ next_step_at: null })
    .where('id', '=', parcelId)
    .where('state', '=', 'delivered')
    .execute()
}

/** Lets a held parcel be completed: immediately, or after the usual time. */
export async function releaseParcel(
  trx: Trx,
  release: { parcelId: string; isSettled: boolean; at: Date; demoSpeed: number },
): Promise<void> {
  const parcel = await trx
    .selectFrom('order_parcels')
    .select(['step', 'courier'])
    .where('id', '=', release.parcelId)
    .where('state', '=', 'delivered')
    .where('next_step_at', 'is', null)
    .executeTakeFirst()
  if (!parcel) return
  const next_step_at = release.isSettled
    ? release.at
    : stepDue(parcel.courier, parcel.step, release.at, release.demoSpeed)
  await trx
    .updateTable('order_parcels')
    .set({ next_step_at })
    .where('id', '=', release.parcelId)
    .execute()
}

/** The cost of a part of a line: its price and tax, without its share of the voucher's discount. */
export function costOf(
  { totals }: Pick<Selectable<OrderTable>, 'totals'>,
  line: Pick<Selectable<OrderLineTable>, 'quantity' | 'unit_price' | 'tax'>,
  quantity: number,
): number {
  const { total_price, total_discount } = totals
  const price = line.quantity * line.unit_price
  // The discount of the other lines is rounded down, and that of this line up.
  const discount = total_discount - shareOf(total_discount, total_price - price, total_price)
  return shareOf(price + line.tax - discount, quantity, line.quantity)
}

/**
 * Returns money of a locked order to its owner once per reference. The shares that were paid with points or with the credit
 * balance return there. An order on credit has its invoice lowered. The rest goes to the wallet. The earnings of the
 * refunded goods are taken back. Returns the part of the refund that was deducted for it.
 */
export async function refundParcel(
  trx: Trx,
  refund: {
    order: Selectable<OrderTable>
    parcelId: string
    amount: number
    reference: string
    at: Date
  },
): Promise<number> {
  const { order } = refund
  const { grand_total, points_used, credit_used, wallet_used } = order.totals
  const deducted = await takeBackEarnings(trx, refund)
  const amount = refund.amount - deducted
  const share = (used: number) => shareOf(amount, used, grand_total)
  const points = share(points_used)
  const credit = share(credit_used)
  // An order on credit: its invoice is lowered first, as far as it is not paid.
  const byInvoice = await refundCreditOrder(trx, {
    orderId: order.id,
    amount: amount - points - credit - share(wallet_used),
    reference: refund.reference,
    at: refund.at,
  })
  const [owner, payer] = [ownerIdOf(order), await bookedOwner(trx, order, 'ORDER_PAYMENT')]
  const paidFromWallet = payer === owner ? 0 : share(wallet_used)
  const parts = [
    [payer, 'POINT', points, ''],
    [payer, 'CREDIT', credit, ''],
    [payer, 'IDR', paidFromWallet, '/wallet'],
    [owner, 'IDR', amount - points - credit - paidFromWallet - byInvoice, ''],
  ] as const
  for (const [userId, currency, part, suffix] of parts)
    if (part > 0)
      await move(trx, {
        userId,
        currency,
        amount: part,
        counter: 'shop:sales',
        category: 'ORDER_REFUND',
        // Two refunds of one currency are two movements.
        reference: refund.reference + suffix,
        paidBy: order.serial,
        remark: order.serial,
        at: refund.at,
      })
  await trx
    .updateTable('order_parcels')
    .set((eb) => ({ refunded: eb('refunded', '+', refund.amount) }))
    .where('id', '=', refund.parcelId)
    .execute()
  await trx
    .updateTable('orders')
    .set({ updated_at: refund.at })
    .where('id', '=', order.id)
    .execute()
  await refundReferral(trx, order, refund.at)
  await lowerHolds(trx, order.id, grand_total - (await refundedOf(trx, order.id)))
  return deducted
}
