import type { Database, Trx } from '../server/database.ts'
import { type Advance, advance } from './advance.ts'
import type { ParcelState } from './table.ts'

interface Sent {
  parcelId: string
  /** Null for an operator, who acts for each store. */
  sellerId: number | null
  at: Date
  demoSpeed: number | null
}

/** Moves a parcel in this state. Returns its order; undefined when there is no such parcel, or it has moved meanwhile. */
async function move(
  trx: Trx,
  { parcelId, sellerId, at, demoSpeed }: Sent,
  state: ParcelState,
  report: Pick<Advance, 'until' | 'trackingNumber'>,
): Promise<{ orderId: string } | undefined> {
  const parcel = await trx
    .selectFrom('order_parcels')
    .select(['order_id', 'step'])
    .where('id', '=', parcelId)
    .where('state', '=', state)
    .$if(sellerId !== null, (own) => own.where('seller_id', '=', sellerId!))
    .executeTakeFirst()
  if (!parcel) return undefined
  const { order_id: orderId, step: from } = parcel
  const made = { orderId, parcelId, from, at, demoSpeed, ...report }
  return (await advance(trx, made)) ? { orderId } : undefined
}

/** Notes that a seller has handed a parcel over to its courier. */
export const sendParcel = (
  trx: Trx,
  { trackingNumber, ...sent }: Sent & { trackingNumber: string },
) => move(trx, sent, 'processed', { trackingNumber })

/** Notes that a courier has delivered a parcel. */
export const deliverParcel = (trx: Trx, sent: Sent) =>
  move(trx, sent, 'shipped', { until: 'DELIVERED' })

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
