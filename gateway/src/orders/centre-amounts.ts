import type { Totals } from '@borong/api/rules/cart-totals'
import type { Selectable } from 'kysely'
import { type AmountOfCentre, lowerHolds } from '../companies/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { shareOf } from '../server/share-of.ts'
import { type OrderCentre, WHOLE } from './order-centres.ts'
import type { Package } from './packages.ts'
import type { OrderTable } from './table.ts'

/** The amounts that a parcel adds to an order, before discounts and fees of the whole order. */
export interface CountedParcel {
  costCentreId: string | null
  goods: number
  tax: number
  shipping: number
  insurance: number
  refunded: number
}

type OrderTotals = Pick<
  Totals,
  'grand_total' | 'total_discount' | 'subvention_shipping_fee' | 'service_fee'
>

/**
 * The amounts of an order's cost centres. They add up to the total of the order without its refunds, to the rupiah: amounts
 * of the whole order are divided in proportion, and every remainder falls to the next part.
 */
export function amountsOfCentres(
  centres: readonly OrderCentre[],
  totals: OrderTotals,
  parcels: readonly CountedParcel[],
): AmountOfCentre[] {
  const refunded = parcels.reduce((sum, parcel) => sum + parcel.refunded, 0)
  const whole = totals.grand_total - refunded
  if (centres[0]?.from !== null)
    return centres.map(({ id, from, to }) => ({
      costCentreId: id,
      amount: shareOf(whole, to!, WHOLE) - shareOf(whole, from!, WHOLE),
    }))
  const goods = parcels.map((parcel) => parcel.goods)
  const discounts = inProportion(totals.total_discount, goods)
  const fees = inProportion(totals.service_fee, goods)
  const subventions = inProportion(
    totals.subvention_shipping_fee,
    parcels.map(({ shipping }) => shipping),
  )
  const amounts = new Map<string | null, number>(centres.map(({ id }) => [id, 0]))
  for (const [at, { costCentreId, tax, shipping, insurance, ...parcel }] of parcels.entries()) {
    const amount =
      parcel.goods + tax + shipping + insurance - discounts[at]! - subventions[at]! + fees[at]!
    amounts.set(costCentreId, (amounts.get(costCentreId) ?? 0) + amount - parcel.refunded)
  }
  return [...amounts].map(([costCentreId, amount]) => ({ costCentreId, amount }))
}

/** The parts of an amount in proportion to weights, which add up to it. */
function inProportion(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let sum = 0
  let given = 0
  return weights.map((weight, at) => {
    sum += weight
    const until = at === weights.length - 1 ? amount : shareOf(amount, sum, whole)
    const part = until - given
    given = until
    return part
  })
}

export const countedPackage = (parcel: Package): CountedParcel => ({
  costCentreId: parcel.costCentreId ?? null,
  goods: parcel.lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0),
  tax: parcel.lines.reduce((sum, line) => sum + line.tax, 0),
  shipping: parcel.shipping_price,
  insurance: parcel.insurance_fee,
  refunded: 0,
})

export async function insertCentres(
  trx: Trx,
  orderId: string,
  centres: readonly OrderCentre[],
  amounts: readonly AmountOfCentre[],
): Promise<void> {
  if (centres.length === 0) return
  const amountOf = new Map(amounts.map((one) => [one.costCentreId, one.amount]))
  await trx
    .insertInto('order_cost_centres')
    .values(
      centres.map(({ id, name, from, to }, position) => ({
        order_id: orderId,
        position,
        cost_centre_id: id,
        cost_centre_name: name,
        from_share: from,
        to_share: to,
        amount: amountOf.get(id) ?? 0,
      })),
    )
    .execute()
}

/**
 * The total or the refunds of a locked order have changed: its budgets hold the new amounts, each that of its cost
 * centre.
 */
export async function followAmounts(
  trx: Trx,
  { id: orderId, totals }: Pick<Selectable<OrderTable>, 'id' | 'totals'>,
): Promise<void> {
  const parcels = await countedParcels(trx, orderId)
  const refunded = parcels.reduce((sum, parcel) => sum + parcel.refunded, 0)
  const centres = (await centresOfOrders(trx, [orderId])).get(orderId) ?? []
  const amounts = centres.length === 0 ? [] : amountsOfCentres(centres, totals, parcels)
  for (const { costCentreId, amount } of amounts)
    await trx
      .updateTable('order_cost_centres')
      .set({ amount })
      .where('order_id', '=', orderId)
      .where('cost_centre_id', 'is not distinct from', costCentreId)
      .execute()
  await lowerHolds(trx, orderId, { amount: totals.grand_total - refunded, centres: amounts })
}

/** The cost centres between which these orders are divided. */
export async function centresOfOrders(
  db: Pick<Database, 'selectFrom'>,
  orderIds: readonly string[],
): Promise<Map<string, OrderCentre[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_cost_centres')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute()
  const centres = new Map<string, OrderCentre[]>()
  for (const { order_id, cost_centre_id: id, cost_centre_name: name, ...row } of rows) {
    const centre = { id, name, from: row.from_share, to: row.to_share }
    centres.set(order_id, [...(centres.get(order_id) ?? []), centre])
  }
  return centres
}

async function countedParcels(trx: Trx, orderId: string): Promise<CountedParcel[]> {
  const parcels = await trx
    .selectFrom('order_parcels')
    .select(['id', 'cost_centre_id', 'courier', 'subtotal', 'refunded'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const lines = await trx
    .selectFrom('order_lines')
    .select(['parcel_id', 'tax'])
    .where('order_id', '=', orderId)
    .execute()
  return parcels.map(({ id, cost_centre_id, courier, subtotal, refunded }) => ({
    costCentreId: cost_centre_id,
    goods: subtotal,
    tax: lines.filter(({ parcel_id }) => parcel_id === id).reduce((sum, { tax }) => sum + tax, 0),
    shipping: courier.price,
    insurance: courier.insurance_fee,
    refunded,
  }))
}
