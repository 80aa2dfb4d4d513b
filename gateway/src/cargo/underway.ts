import type { Database } from '../server/database.ts'

/** Whether own goods of this buyer are booked or on the way. */
export async function hasShipmentUnderway(
  db: Pick<Database, 'selectFrom'>,
  userId: string,
): Promise<boolean> {
  const booking = await db
    .selectFrom('cargo_bookings')
    .select('id')
    .where('user_id', '=', userId)
    .where('company_id', 'is', null)
    .where('state', 'in', ['booked', 'picked_up', 'in_transit'])
    .limit(1)
    .executeTakeFirst()
  return booking !== undefined
}
