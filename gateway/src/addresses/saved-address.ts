import type { SavedAddress } from '@borong/api/addresses.shapes'
import type { Selectable } from 'kysely'
import { outletsByCompany } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'
import { atlas } from '../places/public.ts'
import { isOfOutlets } from './of-outlets.ts'
import type { AddressTable } from './table.ts'

/** The buyer's addresses, the main one first, then the newest. */
export async function listAddresses(db: Database, userId: string): Promise<SavedAddress[]> {
  const book = await db
    .selectFrom('address_books')
    .select('main_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows
    .map((row) => toSaved(row, book?.main_id ?? null))
    .toSorted((a, b) => Number(b.set_default) - Number(a.set_default))
}

/** One address that this buyer may order to: an own one, or one of a company that the buyer belongs to. */
export const findAddress = async (
  db: Pick<Database, 'selectFrom'>,
  userId: string,
  addressId: string,
): Promise<SavedAddress | undefined> =>
  (await findAddresses(db, userId, [addressId])).get(addressId)

/** Those of these addresses that this buyer may order to, by id. */
export async function findAddresses(
  db: Pick<Database, 'selectFrom'>,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, SavedAddress>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('addresses')
    .innerJoin('address_books', 'address_books.user_id', 'addresses.user_id')
    .selectAll('addresses')
    .select('address_books.main_id')
    .where('addresses.id', 'in', ids)
    .execute()
  const isOwn = (row: { user_id: string }) => row.user_id === userId
  const byCompany = rows.every(isOwn) ? undefined : await outletsByCompany(db, userId)
  const mayOrderTo = (row: (typeof rows)[number]) => {
    const outlets = byCompany?.get(row.user_id)
    return isOwn(row) || (outlets !== undefined && isOfOutlets(outlets, row))
  }
  return new Map(rows.filter(mayOrderTo).map((row) => [row.id, toSaved(row, row.main_id)]))
}

/** A village by its ten-digit code; undefined when it is not in this district. */
export function findVillage(districtId: string, villageId: string | null) {
  const district = atlas().byId.get(districtId)
  if (!district || villageId === null) return undefined
  for (let at = district.first; at < district.end; at++) {
    const village = atlas().village(at)
    if (village.id === villageId) return village
  }
  return undefined
}

export function toSaved(row: Selectable<AddressTable>, mainId: string | null): SavedAddress {
  const district = atlas().byId.get(row.district_id)
  return {
    shipping_address_id: row.id,
    user_id: row.user_id,
    name: row.name,
    alias: row.alias,
    address: row.address,
    rt_rw: row.rt_rw,
    landmark: row.landmark,
    courier_note: row.courier_note,
    district_id: row.district_id,
    district: district?.name ?? '',
    city: district?.city ?? '',
    province: district?.province ?? '',
    subdistrict_id: row.subdistrict_id,
    subdistrict: findVillage(row.district_id, row.subdistrict_id)?.name ?? null,
    postal_code: row.postal_code,
    phone: row.phone,
    type: row.type,
    set_default: row.id === mainId,
    latitude: row.latitude,
    longitude: row.longitude,
  }
}
