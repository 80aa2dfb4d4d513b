import type { Database } from '../server/database.ts'

/** The names and places of these sellers, as papers have them. */
export async function sellerPlaces(db: Pick<Database, 'selectFrom'>, ids: readonly number[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('sellers')
          .select(['id', 'name', 'city', 'province'])
          .where('id', 'in', ids)
          .execute()
  return new Map(rows.map((seller) => [seller.id, seller]))
}
