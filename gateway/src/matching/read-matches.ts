import { complainedOf, refundsOf, creditedBy } from '../complaints/public.ts'
import { invoicesOfOrders } from '../credit/public.ts'
import { parcelsOf, paidOrders, totalsOf } from '../orders/public.ts'
import { countsIn, none, receiptsOf } from '../receipts/public.ts'
import type { Database } from '../server/database.ts'
import { paperNumber } from '../server/paper-number.ts'
import { priceOf, refundedPrice } from '../tax-invoices/public.ts'
import { matchLine } from './match-line.ts'

/** The matches of these orders, in their order. */
export async function readMatches(db: Database, orderIds: readonly string[], now: Date) {
  if (orderIds.length === 0) return []
  const orders = await paidOrders(db, orderIds)
  const found = await parcelsOf(db, orderIds)
  const parcels = Map.groupBy(found, ({ order_id }) => order_id)
  const receipts = await receiptsOf(db, orderIds)
  const counts = countsIn(receipts)
  const refunds = Map.groupBy(await refundsOf(db, { orderIds }), ({ orderId }) => orderId)
  const complained = await complainedOf(db, found, now)
  const credit = await invoicesOfOrders(db, orderIds)
  return orders.map((order) => {
    const ofOrder = refunds.get(order.id) ?? []
    const lines = (parcels.get(order.id) ?? []).flatMap((parcel) => {
      const state = complained.get(parcel.id)
      const problemAt = receipts.findLast(
        ({ parcel_id, lines: some }) =>
          parcel_id === parcel.id && some.some(({ damaged, missing }) => damaged + missing > 0),
      )?.created_at
      const isSettled =
        problemAt !== undefined && state?.endedFrom !== undefined && state.endedFrom >= problemAt
      return parcel.lines.map((line) => {
        const parts = ofOrder.flatMap((refund) =>
          refund.lines.filter(({ lineId }) => lineId === line.id).map((part) => ({ part, refund })),
        )
        const whole = parts.filter(
          ({ refund }) => !refund.isCancellation && refund.refunded === refund.most,
        )
        return {
          id: line.id,
          parcel_id: parcel.id,
          vendor_name: parcel.seller_name,
          name: line.name,
          unit_type: line.unit,
          ...matchLine({
            ordered: line.quantity,
            cancelled: line.cancelled,
            counts: counts.get(line.id) ?? none,
            refunded: whole.reduce((sum, { part }) => sum + part.quantity, 0),
            parcel: {
              state: parcel.state,
              hasComplaint: state?.isOpen ?? false,
              isSettled,
              isComplainable: state?.isComplainable ?? false,
            },
          }),
          invoiced: priceOf(line),
          credited: parts.reduce(
            (sum, { part, refund }) => sum + refundedPrice(line, part, refund),
            0,
          ),
        }
      })
    })
    const totals = totalsOf(order)
    const invoiced = totals.grand_total + totals.unique_code - totals.rounding
    const credited = ofOrder.reduce((sum, refund) => sum + creditedBy(refund), 0)
    const invoice = credit.get(order.id)
    const owed = invoice ? invoice.amount - invoice.paid - invoice.refunded : 0
    return {
      order_id: order.id,
      serial: order.serial,
      at: order.created_at.toISOString(),
      po_number: order.po_number,
      cost_centre: order.cost_centre_name,
      is_open: owed > 0 || lines.some(({ open }) => open > 0),
      invoice: {
        number: invoice?.number ?? paperNumber('INV', order.serial),
        invoiced,
        paid: invoiced - owed - credited,
        owed,
        credited,
      },
      lines,
    }
  })
}

export type Match = Awaited<ReturnType<typeof readMatches>>[number]
