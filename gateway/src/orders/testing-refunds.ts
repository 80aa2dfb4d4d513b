import { atomically } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import type { TestGateway } from '../testing/test-gateway.ts'
import { lockOrder, refundParcel } from './after-sale.ts'

/** Refunds a part of the only parcel of an order, as a complaint does. Returns the deducted part. */
export async function refundOrder(
  { gateway: { db, now } }: TestGateway,
  orderId: string,
  amount: number,
): Promise<number> {
  const parcel = await db
    .selectFrom('order_parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { deducted } = await atomically(db, async (trx) =>
    refundParcel(trx, {
      order: await lockOrder(trx, orderId),
      parcelId: parcel.id,
      amount,
      reference: newId(),
      at: now(),
    }),
  )
  return deducted
}
