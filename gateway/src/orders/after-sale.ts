import type { Selectable } from 'kysely'
import { refundCreditOrder } from '../credit/public.ts'
import { ownerIdOf } from '../memberships/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { shareOf } from '../server/share-of.ts'
import { refundReferral } from '../vouchers/public.ts'
import { move } from '../wallet/public.ts'
import { bookedOwner } from './booked-owner.ts'
import { followAmounts } from './centre-amounts.ts'
import { refundsIn, takeBackEarnings } from './earnings.ts'
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
  release: { parcelId: string; isSettled: boolean; at: Date; demoSpeed: number | null },
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

interface ParcelRefund {
  order: Selectable<OrderTable>
  parcelId: string
  /** The refund of goods. */
  amount: number
  /** The refund of shipping, insurance and service. */
  costs?: number
  /** A cancellation returns the unique code of a transfer, and not the remainder that was waived. */
  cancelled?: { uniqueCode: number }
  reference: string
  at: Date
}

/**
 * Returns money of a locked order to its owner once per reference. The shares that were paid with points or with the credit
 * balance return there. An order on credit has its invoice lowered. The rest goes to the wallet. The earnings of the
 * refunded goods are taken back. Returns the part of the refund that was deducted for it, and the part that was waived.
 */
export async function refundParcel(
  trx: Trx,
  refund: ParcelRefund,
): Promise<{ deducted: number; waived: number }> {
  const { order, amount, costs = 0, reference, at } = refund
  const { totals } = order
  const { all: before } = await refundsIn(trx, order.id)
  const deducted = await takeBackEarnings(trx, { order, amount, reference, at })
  const paid = partsOf(totals, before + amount + costs - deducted)
  const earlier = partsOf(totals, before)
  const share = (part: keyof typeof paid) => paid[part] - earlier[part]
  const waived = refund.cancelled ? share('waived') : 0
  const due = share('due') + share('waived') - waived + (refund.cancelled?.uniqueCode ?? 0)
  // An order on credit: its invoice is lowered first, as far as it is not paid.
  const byInvoice = await refundCreditOrder(trx, { orderId: order.id, amount: due, reference, at })
  const [owner, payer] = [ownerIdOf(order), await bookedOwner(trx, order, 'ORDER_PAYMENT')]
  const paidFromWallet = payer === owner ? 0 : share('wallet')
  const parts = [
    [payer, 'POINT', share('points'), ''],
    [payer, 'CREDIT', share('credit'), ''],
    [payer, 'IDR', paidFromWallet, '/wallet'],
    [owner, 'IDR', due + share('wallet') - paidFromWallet - byInvoice, ''],
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
        reference: reference + suffix,
        paidBy: order.serial,
        remark: order.serial,
        at,
      })
  await trx
    .updateTable('order_parcels')
    .set((eb) => ({
      refunded: eb('refunded', '+', amount + costs),
      refunded_costs: eb('refunded_costs', '+', costs),
      cancelled_goods: eb('cancelled_goods', '+', refund.cancelled ? amount : 0),
    }))
    .where('id', '=', refund.parcelId)
    .execute()
  await trx.updateTable('orders').set({ updated_at: at }).where('id', '=', order.id).execute()
  await refundReferral(trx, order, at)
  await followAmounts(trx, order)
  return { deducted, waived }
}

/** The part of the next refund of an order that was waived when it was paid. */
export async function waivedIn(
  db: Pick<Database, 'selectFrom'>,
  { id, totals }: Pick<Selectable<OrderTable>, 'id' | 'totals'>,
  amount: number,
): Promise<number> {
  const { all: before } = await refundsIn(db, id)
  return partsOf(totals, before + amount).waived - partsOf(totals, before).waived
}

/**
 * The parts of the first rupiah of an order by what paid them. Each part grows with the amount, so that the parts of several
 * refunds are never negative and add up to what was paid.
 */
function partsOf(
  {
    grand_total,
    points_used,
    credit_used,
    wallet_used,
    rounding = 0,
  }: Selectable<OrderTable>['totals'],
  amount: number,
) {
  let [rest, whole] = [amount, grand_total]
  const next = (used: number) => {
    const part = shareOf(rest, used, whole)
    rest -= part
    whole -= used
    return part
  }
  const [points, credit, wallet] = [next(points_used), next(credit_used), next(wallet_used)]
  const waived = next(rounding)
  return { points, credit, wallet, waived, due: rest }
}
