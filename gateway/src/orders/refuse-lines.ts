import { cartTotals, vendorTotals, type Totals } from '@borong/api/rules/cart-totals'
import type { Selectable } from 'kysely'
import type { RefusedLine } from '../approvals/public.ts'
import { returnCallOffs } from '../agreed-prices/public.ts'
import { returnDeal, returnStock } from '../catalogue/public.ts'
import { lowerHold } from '../credit/public.ts'
import type { Trx } from '../server/database.ts'
import { shareOf } from '../server/share-of.ts'
import { move } from '../wallet/public.ts'
import { bookedOwner } from './booked-owner.ts'
import { followAmounts } from './centre-amounts.ts'
import type { OrderLineTable, OrderTable, ParcelTable } from './table.ts'

type Order = Selectable<OrderTable>
type Line = Selectable<OrderLineTable>
type Parcel = Selectable<ParcelTable>

/**
 * The totals of an order without its refused lines, and with less of others. Prices stay as they were. A parcel's courier is paid while one of
 * its lines remains. The voucher stays used: its discount and cash back shrink in proportion to the goods, and its
 * shipping part is at most the remaining shipping. So no total rises when a line is refused.
 */
export function totalsWithout(
  { totals }: Pick<Order, 'totals'>,
  parcels: readonly Parcel[],
  rest: readonly Line[],
): Totals {
  const vendors = parcels
    .map((parcel) => ({
      id: String(parcel.seller_id),
      lines: rest
        .filter((line) => line.parcel_id === parcel.id)
        .map((line) => ({ ...line, id_item: String(line.product_id) })),
      shipping_price: parcel.courier.price,
      insurance_fee: parcel.courier.insurance_fee,
    }))
    .filter(({ lines }) => lines.length > 0)
  const goods = vendors.reduce((sum, vendor) => sum + vendorTotals(vendor).vendor_price_subtotal, 0)
  const share = (amount: number) => shareOf(amount, goods, totals.total_price)
  const counted = {
    vendors,
    voucher: {
      total_discount: share(totals.total_discount),
      subvention_shipping_fee: totals.subvention_shipping_fee,
      cash_back: share(totals.cash_back),
    },
    points: totals.points_used,
    credit: totals.credit_used,
    wallet: totals.wallet_used,
  }
  const isCovered = cartTotals(counted).total_payment === 0
  return cartTotals({ ...counted, service_fee: isCovered ? 0 : totals.service_fee })
}

/** Frees the refused lines of an order that awaits approval, and what its other lines have less: goods, deals, budgets and balances beyond the new total. */
export async function refuseLines(
  trx: Trx,
  input: {
    order: Order
    parcels: readonly Parcel[]
    lines: readonly Line[]
    refused: readonly Line[]
    /** The other lines, with their new quantities. */
    rest: readonly Line[]
    totals: Totals
    at: Date
  },
): Promise<RefusedLine[]> {
  const { order, parcels, lines, refused, rest, totals, at } = input
  const left = new Map(rest.map((line) => [line.id, line]))
  const freed = lines.flatMap((line) => {
    const quantity = line.quantity - (left.get(line.id)?.quantity ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const goods = freed.map(({ product_id, quantity }) => ({ productId: product_id, quantity }))
  await returnCallOffs(trx, order.id, goods)
  await returnStock(trx, goods)
  for (const { deal_id, product_id, quantity } of freed)
    if (deal_id !== null)
      await returnDeal(trx, { dealId: deal_id, productId: product_id, quantity })
  for (const { id } of freed) {
    const line = left.get(id)
    if (line)
      await trx
        .updateTable('order_lines')
        .set({ quantity: line.quantity, tax: line.tax })
        .where('id', '=', id)
        .execute()
    else await trx.deleteFrom('order_lines').where('id', '=', id).execute()
  }
  await shrinkParcels(trx, parcels, rest)
  await followAmounts(trx, { id: order.id, totals })
  await lowerHold(trx, order.id, totals.total_payment)
  await returnBalances(trx, order, totals, {
    // A later step may lower the same line again.
    change: `${freed[0]!.id}/${freed[0]!.quantity}/${totals.grand_total}`,
    at,
  })
  await trx
    .updateTable('orders')
    .set({
      totals: JSON.stringify(totals),
      line_count: rest.length,
      cash_back_state: totals.cash_back > 0 ? order.cash_back_state : 'none',
    })
    .where('id', '=', order.id)
    .execute()
  return refused.map((line) => ({
    id: line.id,
    name: line.name,
    image: line.image,
    unit: line.unit,
    vendor_name: parcels.find(({ id }) => id === line.parcel_id)?.seller_name ?? '',
    quantity: line.quantity,
    unit_price: line.unit_price,
  }))
}

async function shrinkParcels(trx: Trx, parcels: readonly Parcel[], rest: readonly Line[]) {
  for (const parcel of parcels) {
    const lines = rest.filter(({ parcel_id }) => parcel_id === parcel.id)
    if (lines.length === 0)
      await trx.deleteFrom('order_parcels').where('id', '=', parcel.id).execute()
    else
      await trx
        .updateTable('order_parcels')
        .set({ subtotal: lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0) })
        .where('id', '=', parcel.id)
        .execute()
  }
}

async function returnBalances(
  trx: Trx,
  order: Order,
  totals: Totals,
  { change, at }: { change: string; at: Date },
) {
  const returned = [
    ['POINT', order.totals.points_used - totals.points_used],
    ['CREDIT', order.totals.credit_used - totals.credit_used],
    ['IDR', order.totals.wallet_used - totals.wallet_used],
  ] as const
  for (const [currency, amount] of returned)
    if (amount > 0)
      await move(trx, {
        userId: await bookedOwner(trx, order, 'ORDER_PAYMENT'),
        currency,
        amount,
        counter: 'shop:sales',
        category: 'ORDER_REFUND',
        // The end of the order returns the rest under its serial, and a later step refuses other lines.
        reference: `${order.serial}/lines/${change}`,
        paidBy: order.serial,
        remark: order.serial,
        at,
      })
}
