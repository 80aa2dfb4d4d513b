import { vendorTotals } from '@borong/api/rules/cart-totals'
import { outletsOf } from '../addresses/public.ts'
import type { Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import type { OrderCentre } from './order-centres.ts'
import type { Package } from './packages.ts'

/** Writes one parcel per seller with its lines, as they were at the time of the order. */
export async function insertParcels(
  trx: Trx,
  order: {
    orderId: string
    buyerId: string
    companyId: string | null
    packages: readonly Package[]
    centres: readonly OrderCentre[]
  },
): Promise<void> {
  const outlets =
    order.companyId === null
      ? undefined
      : await outletsOf(
          trx,
          order.companyId,
          order.packages.map(({ address }) => address.shipping_address_id),
        )
  // A single cost centre is that of the order, and those per cent have no parcels.
  const own = order.centres.filter(({ from }) => from === null)
  const nameOf = (id: string | null | undefined) =>
    own.find((centre) => centre.id === id)?.name ?? null
  const parcels = order.packages.map((parcel) => ({ parcel, id: newId() }))
  await trx
    .insertInto('order_parcels')
    .values(
      parcels.map(({ parcel, id }) => ({
        id,
        order_id: order.orderId,
        seller_id: parcel.seller.id,
        seller_name: parcel.seller.name,
        seller_alias: parcel.seller.alias,
        seller_city: parcel.seller.city,
        is_pkp: parcel.seller.isPkp,
        state: null,
        note: parcel.note,
        courier: JSON.stringify(parcel.courier),
        address: JSON.stringify(parcel.address),
        outlet_id: outlets?.get(parcel.address.shipping_address_id) ?? null,
        subtotal: vendorTotals(parcel).vendor_price_subtotal,
        cost_centre_id: own.length > 0 ? (parcel.costCentreId ?? null) : null,
        cost_centre_name: nameOf(parcel.costCentreId),
        tracking_number: null,
        step: 0,
        next_step_at: null,
      })),
    )
    .execute()
  await trx
    .insertInto('order_lines')
    .values(
      parcels.flatMap(({ parcel, id }) =>
        parcel.lines.map((line) => ({
          id: newId(),
          order_id: order.orderId,
          parcel_id: id,
          user_id: order.buyerId,
          product_id: line.goods.id,
          alias: line.goods.alias,
          vendor_alias: parcel.seller.alias,
          name: line.goods.name,
          image: line.goods.image,
          unit: line.goods.unit,
          quantity: line.quantity,
          unit_price: line.unit_price,
          strike_unit_price: line.strike_unit_price,
          deal_id: line.goods.deal?.id ?? null,
          tax: line.tax,
        })),
      ),
    )
    .execute()
}
