import type { Trx } from '../server/database.ts'
import { advance } from './advance.ts'
import { journey } from './journey.ts'
import type { Courier } from './table.ts'

/**
 * Makes the remaining steps of a parcel that its receiver has: it has been delivered, even when the courier has not
 * reported it. A parcel with damaged or missing goods is not completed, so that they can be complained about. Returns
 * whether it has moved.
 */
export async function receiveParcel(
  trx: Trx,
  {
    parcel,
    until,
    at,
    demoSpeed,
  }: {
    parcel: { id: string; order_id: string; step: number; courier: Courier }
    until: 'delivered' | 'completed'
    at: Date
    demoSpeed: number | null
  },
): Promise<boolean> {
  let hasMoved = false
  const steps = journey(parcel.courier)
  if (until === 'delivered')
    await trx
      .updateTable('order_parcels')
      .set({ counted_at: at })
      .where('id', '=', parcel.id)
      .execute()
  const end = until === 'completed' ? steps.length : steps.length - 1
  const delivered = steps.findIndex(({ code }) => code === 'DELIVERED')
  for (let step = parcel.step; step < end; step++) {
    const made = { orderId: parcel.order_id, parcelId: parcel.id, from: step, at, demoSpeed }
    // The courier has reported none of the steps in between.
    const isSkipped = demoSpeed === null && step < delivered
    const next = isSkipped ? { ...made, until: 'DELIVERED' as const } : made
    hasMoved = (await advance(trx, next)) || hasMoved
    if (isSkipped) step = delivered
  }
  return hasMoved
}
