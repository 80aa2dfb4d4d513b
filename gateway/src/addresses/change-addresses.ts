import { type Address, ADDRESS_LIMIT } from '@borong/api/addresses.shapes'
import { sql } from 'kysely'
import { newId } from '../server/new-id.ts'
import { atomically, type Database, type Trx } from '../server/database.ts'

/** Adds an address; undefined when the buyer has the maximum number. The first address becomes the main one. */
export function addAddress(
  db: Database,
  userId: string,
  given: Address,
  now: Date,
): Promise<string | undefined> {
  return atomically(db, async (trx) => {
    const mainId = await lockBook(trx, userId)
    const { count } = await trx
      .selectFrom('addresses')
      .select(sql<number>`count(*)`.as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (count >= ADDRESS_LIMIT) return undefined
    const id = newId()
    await trx
      .insertInto('addresses')
      .values({ id, user_id: userId, created_at: now, ...columnsOf(given) })
      .execute()
    if (given.set_default || mainId === null) await setMain(trx, userId, id)
    return id
  })
}

/** Changes an address of this buyer; false when it does not exist. */
export function editAddress(
  db: Database,
  userId: string,
  id: string,
  given: Address,
): Promise<boolean> {
  return atomically(db, async (trx) => {
    await lockBook(trx, userId)
    const before = await trx
      .selectFrom('addresses')
      .select(['district_id', 'latitude', 'longitude'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!before) return false
    const columns = columnsOf(given)
    const staysPinned = given.latitude === null && given.district_id === before.district_id
    const pin = staysPinned ? { latitude: before.latitude, longitude: before.longitude } : {}
    await trx
      .updateTable('addresses')
      .set({ ...columns, ...pin })
      .where('id', '=', id)
      .execute()
    if (given.set_default) await setMain(trx, userId, id)
    return true
  })
}

/** Removes an address of this buyer and returns the new main one; undefined when the address does not exist. */
export function removeAddress(
  db: Database,
  userId: string,
  id: string,
): Promise<string | null | undefined> {
  return atomically(db, async (trx) => {
    const mainId = await lockBook(trx, userId)
    const gone = await trx
      .deleteFrom('addresses')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (gone.numDeletedRows === 0n) return undefined
    if (mainId !== id) return mainId
    const next = await trx
      .selectFrom('addresses')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    await setMain(trx, userId, next?.id ?? null)
    return next?.id ?? null
  })
}

/** Sets the pin of an address of this buyer; false when the address does not exist. */
export async function pinAddress(
  db: Database,
  userId: string,
  id: string,
  pin: { latitude: number; longitude: number },
): Promise<boolean> {
  const changed = await db
    .updateTable('addresses')
    .set({ latitude: pin.latitude, longitude: pin.longitude })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

// Serializes the writes of one buyer: else two could both add the twentieth address, or both set the main one.
async function lockBook(trx: Trx, userId: string): Promise<string | null> {
  const book = await trx
    .insertInto('address_books')
    .values({ user_id: userId, main_id: null, version: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ version: sql`address_books.version + 1` }),
    )
    .returning('main_id')
    .executeTakeFirstOrThrow()
  return book.main_id
}

const setMain = (trx: Trx, userId: string, id: string | null) =>
  trx.updateTable('address_books').set({ main_id: id }).where('user_id', '=', userId).execute()

function columnsOf(given: Address) {
  const { set_default: _isMain, ...columns } = given
  const isPinned = columns.latitude !== null && columns.longitude !== null
  return isPinned ? columns : { ...columns, latitude: null, longitude: null }
}
