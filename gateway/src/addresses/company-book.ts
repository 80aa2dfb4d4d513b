import type { SavedAddress } from '@borong/api/addresses.shapes'
import { type Selectable, sql } from 'kysely'
import { companiesOf } from '../memberships/public.ts'
import { containing } from '../server/containing.ts'
import type { Database } from '../server/database.ts'
import { toSaved } from './saved-address.ts'
import { seenOutlets } from './seen-outlets.ts'
import type { AddressTable } from './table.ts'

type Reader = Pick<Database, 'selectFrom'>

const viewed = (row: Selectable<AddressTable>) => ({
  ...toSaved(row, null),
  cost_centre_id: row.cost_centre_id,
})

/** One address of a company. */
export async function companyAddressOf(
  db: Reader,
  { companyId, addressId }: { companyId: string; addressId: string },
) {
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', addressId)
    .where('user_id', '=', companyId)
    .executeTakeFirst()
  return row && viewed(row)
}

/** The most addresses of companies that a buyer's profile has. The page of a company finds the others. */
const MOST_IN_PROFILE = 100

/** The addresses of a buyer's companies that the buyer orders to, by label. */
export async function outletAddresses(db: Reader, userId: string): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', 'in', companiesOf(db, userId))
    .orderBy('alias')
    .orderBy('id')
    .execute()
  const seen = new Map<string, Awaited<ReturnType<typeof seenOutlets>>>()
  for (const { user_id: id } of rows)
    if (!seen.has(id)) seen.set(id, await seenOutlets(db, id, userId))
  return rows
    .filter((row) => seen.get(row.user_id)?.(row))
    .slice(0, MOST_IN_PROFILE)
    .map((row) => toSaved(row, null))
}

/** The ids of a company's addresses, by their labels. */
export const labelsOf = (db: Reader, companyId: string) =>
  db.selectFrom('addresses').select(['id', 'alias']).where('user_id', '=', companyId).execute()

/** The addresses that a member sees and that contain the text, or whose outlet does: one page, by label. */
export async function searchCompanyAddresses(
  db: Reader,
  companyId: string,
  input: {
    search: string
    page: number
    /** The outlets of the company. */
    names: ReadonlyMap<string, string>
    isSeen: NonNullable<Awaited<ReturnType<typeof seenOutlets>>>
    limit: number
  },
) {
  const { names, isSeen, page, limit } = input
  const text = input.search.toLowerCase()
  const outlets = [...names.keys()].filter((id) => isSeen({ cost_centre_id: id }))
  const named = outlets.filter((id) => names.get(id)!.toLowerCase().includes(text))
  let all = db
    .selectFrom('addresses')
    .where('user_id', '=', companyId)
    .where((eb) =>
      eb.or([eb('cost_centre_id', 'is', null), eb('cost_centre_id', 'in', [...outlets, ''])]),
    )
  if (text !== '')
    all = all.where((eb) =>
      eb.or([
        eb(sql`alias || ' ' || address`, 'ilike', containing(text)),
        eb('cost_centre_id', 'in', [...named, '']),
      ]),
    )
  const { count } = await all
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await all
    .selectAll()
    .orderBy('alias')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { items: rows.map(viewed), total_count: Number(count), page, limit }
}
