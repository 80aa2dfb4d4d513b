import { type Address, ADDRESS_LIMIT } from '@borong/api/addresses.shapes'
import { sql } from 'kysely'
import { newId } from '../server/new-id.ts'
import type { Database, Trx } from '../server/database.ts'

export interface GivenAddress extends Address {
  cost_centre_id?: string | null
}

/** Adds an address; undefined when the owner has `most` already. The first address becomes the main one. */
export async function addAddress(
  trx: Trx,
  ownerId: string,
  given: GivenAddress,
  { at, most = ADDRESS_LIMIT }: { at: Date; most?: number },
): Promise<string | undefined> {
  const mainId = await lockBook(trx, ownerId)
  if ((await countOf(trx, ownerId)) >= most) return undefined
  const id = newId()
  await trx
    .insertInto('addresses')
    .values({ id, user_id: ownerId, created_at: at, ...columnsOf(given) })
    .execute()
  if (given.set_default || mainId === null) await setMain(trx, ownerId, id)
  return id
}

/** Changes an address of this owner; false when it does not exist. */
export async function editAddress(
  trx: Trx,
  ownerId: string,
  id: string,
  given: GivenAddress,
): Promise<boolean> {
  await lockBook(trx, ownerId)
  const before = await trx
    .selectFrom('addresses')
    .select(['district_id', 'latitude', 'longitude'])
    .where('id', '=', id)
    .where('user_id', '=', ownerId)
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
  if (given.set_default) await setMain(trx, ownerId, id)
  return true
}

/** Removes an address of this owner and returns the new main one; undefined when the address does not exist. */
export async function removeAddress(
  trx: Trx,
  ownerId: string,
  id: string,
): Promise<string | null | undefined> {
  const mainId = await lockBook(trx, ownerId)
  const gone = await trx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', ownerId)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) return undefined
  if (mainId !== id) return mainId
  const next = await trx
    .selectFrom('addresses')
    .select('id')
    .where('user_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  await setMain(trx, ownerId, next?.id ?? null)
  return next?.id ?? null
}

/** An address in a table. It changes the one of this id. */
export interface TableAddress {
  id: string
  alias: string
  name: string
  phone: string
  address: string
  postal_code: string
  district_id: string
  cost_centre_id: string | null
}

/**
 * Adds and changes many addresses in one statement; false when the owner would have more than `most`. A change keeps the
 * fields that tables do not have, pin and village only while the district stays.
 */
export async function storeAddresses(
  trx: Trx,
  ownerId: string,
  addresses: readonly TableAddress[],
  { at, most }: { at: Date; most: number },
): Promise<boolean> {
  const [first] = addresses
  if (!first) return true
  const mainId = await lockBook(trx, ownerId)
  const inDistrict = <T>(column: string) =>
    sql<T | null>`case when addresses.district_id = excluded.district_id then ${sql.ref(`addresses.${column}`)} end`
  await trx
    .insertInto('addresses')
    .values(
      addresses.map((columns) => ({
        ...columns,
        user_id: ownerId,
        created_at: at,
        type: 'shipping' as const,
        rt_rw: '',
        landmark: '',
        courier_note: '',
        subdistrict_id: null,
        latitude: null,
        longitude: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        alias: eb.ref('excluded.alias'),
        name: eb.ref('excluded.name'),
        phone: eb.ref('excluded.phone'),
        address: eb.ref('excluded.address'),
        postal_code: eb.ref('excluded.postal_code'),
        district_id: eb.ref('excluded.district_id'),
        cost_centre_id: eb.ref('excluded.cost_centre_id'),
        subdistrict_id: inDistrict<string>('subdistrict_id'),
        latitude: inDistrict<number>('latitude'),
        longitude: inDistrict<number>('longitude'),
      })),
    )
    .execute()
  if (mainId === null) await setMain(trx, ownerId, first.id)
  return (await countOf(trx, ownerId)) <= most
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

// Serializes the writes of one owner: else two could both add the twentieth address, or both set the main one.
async function lockBook(trx: Trx, ownerId: string): Promise<string | null> {
  const book = await trx
    .insertInto('address_books')
    .values({ user_id: ownerId, main_id: null, version: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ version: sql`address_books.version + 1` }),
    )
    .returning('main_id')
    .executeTakeFirstOrThrow()
  return book.main_id
}

async function countOf(trx: Trx, ownerId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('addresses')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return count
}

const setMain = (trx: Trx, ownerId: string, id: string | null) =>
  trx.updateTable('address_books').set({ main_id: id }).where('user_id', '=', ownerId).execute()

function columnsOf(given: GivenAddress) {
  const { set_default: _isMain, ...columns } = given
  const isPinned = columns.latitude !== null && columns.longitude !== null
  return isPinned ? columns : { ...columns, latitude: null, longitude: null }
}
