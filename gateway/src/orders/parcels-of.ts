import type { Database } from '../server/database.ts'

/** The parcels of these orders with their lines. */
export async function parcelsOf(db: Pick<Database, 'selectFrom'>, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  const parcels = await db
    .selectFrom('order_parcels')
    .innerJoin('orders', 'orders.id', 'order_parcels.order_id')
    .selectAll('order_parcels')
    .select('orders.serial')
    // Named for both, so that a long list reads neither table whole.
    .where('order_parcels.order_id', 'in', orderIds)
    .where('orders.id', 'in', orderIds)
    .orderBy('order_parcels.id')
    .execute()
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
  return parcels.map((parcel) => ({
    ...parcel,
    lines: lines
      .filter(({ parcel_id }) => parcel_id === parcel.id)
      .map((line) => ({ ...line, left: line.quantity - line.cancelled })),
  }))
}

export type ParcelOfOrder = Awaited<ReturnType<typeof parcelsOf>>[number]
