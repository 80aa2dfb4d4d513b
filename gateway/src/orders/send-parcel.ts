import type { Database, Trx } from '../server/database.ts'
import { advance } from './advance.ts'
import type { ParcelState } from './table.ts'

interface Sent {
  parcelId: string
  /** Null for an operator, who acts for each store. */
  sellerId: number | null
  at: Date
  demoSpeed: number | null
}

const parcelOf = (trx: Trx, { parcelId, sellerId }: Sent, state: ParcelState) =>
  trx
    .selectFrom('order_parcels')
    .select(['id', 'order_id', 'step', 'seller_name'])
    .where('id', '=', parcelId)
    .where('state', '=', state)
    .$if(sellerId !== null, (own) => own.where('seller_id', '=', sellerId!))
    .executeTakeFirst()

/** Notes that a seller has handed a parcel over to its courier. Undefined when there is none to hand over. */
export async function sendParcel(
  trx: Trx,
  { trackingNumber, ...sent }: Sent & { trackingNumber: string },
): Promise<{ orderId: string } | undefined> {
  const parcel = await parcelOf(trx, sent, 'processed')
  if (!parcel) return undefined
  // The order is locked first, as by all who move its parcels.
  await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', parcel.order_id)
    .forUpdate()
    .execute()
  await trx
    .updateTable('order_parcels')
    .set({ tracking_number: trackingNumber })
    .where('id', '=', parcel.id)
    .where('state', '=', 'processed')
    .execute()
  const made = { orderId: parcel.order_id, parcelId: parcel.id, from: parcel.step }
  const hasMoved = await advance(trx, { ...made, at: sent.at, demoSpeed: sent.demoSpeed })
  return hasMoved ? { orderId: parcel.order_id } : undefined
}

/** Notes that a courier has delivered a parcel. Undefined when there is none under way. */
export async function deliverParcel(
  trx: Trx,
  sent: Sent,
): Promise<{ orderId: string } | undefined> {
  const parcel = await parcelOf(trx, sent, 'shipped')
  if (!parcel) return undefined
  const made = { orderId: parcel.order_id, parcelId: parcel.id, from: parcel.step }
  const { at, demoSpeed } = sent
  const hasMoved = await advance(trx, { ...made, until: 'DELIVERED', at, demoSpeed })
  return hasMoved ? { orderId: parcel.order_id } : undefined
}

/** The parcels of a store in these states, the oldest first; of each store without one. */
export const parcelsInState = (
  db: Database,
  { sellerId, state }: { sellerId: number | null; state: ParcelState },
) =>
  db
    .selectFrom('order_parcels')
    .innerJoin('orders', 'orders.id', 'order_parcels.order_id')
    .select(['order_parcels.id', 'order_parcels.order_id', 'order_parcels.seller_name'])
    .select(['order_parcels.address', 'order_parcels.courier', 'order_parcels.note'])
    .select(['order_parcels.tracking_number', 'orders.serial', 'orders.paid_at'])
    .where('order_parcels.state', '=', state)
    .$if(sellerId !== null, (own) => own.where('order_parcels.seller_id', '=', sellerId!))
    .orderBy('order_parcels.id')
