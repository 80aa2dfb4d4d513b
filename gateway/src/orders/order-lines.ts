import type { Database } from '../server/database.ts'

/** The lines of orders, with whether their sellers could issue a tax invoice. */
export const orderLines = async (db: Pick<Database, 'selectFrom'>, orderIds: readonly string[]) =>
  orderIds.length === 0
    ? []
    : db
        .selectFrom('order_lines as line')
        .innerJoin('order_parcels as parcel', 'parcel.id', 'line.parcel_id')
        .select(['line.id', 'line.order_id', 'line.parcel_id', 'line.name', 'line.unit'])
        .select(['line.quantity', 'line.cancelled', 'line.unit_price', 'line.tax', 'parcel.is_pkp'])
        .select('parcel.cost_centre_name')
        .where('line.order_id', 'in', orderIds)
        .orderBy('line.id')
        .execute()

export type OrderLine = Awaited<ReturnType<typeof orderLines>>[number]
