import type { SavedAddress } from '@borong/api/addresses.shapes'
import { type Selectable, sql, type SqlBool } from 'kysely'
import { outletsByCompany } from '../memberships/public.ts'
import { containing } from '../server/containing.ts'
import type { Database } from '../server/database.ts'
import { ofOutlets } from './of-outlets.ts'
import { toSaved } from './saved-address.ts'
import type { AddressTable } from './table.ts'

type Reader = Pick<Database, 'selectFrom'>

export interface CompanyAddress extends SavedAddress {
  cost_centre_id: string | null
}

const viewed = (row: Selectable<AddressTable>): CompanyAddress => ({
  ...toSaved(row, null),
  cost_centre_id: row.cost_centre_id,
})

const ofCompany = (db: Reader, companyId: string) =>
  db.selectFrom('addresses').where('user_id', '=', companyId)

/** One address of a company. */
export async function companyAddressOf(
  db: Reader,
  { companyId, addressId }: { companyId: string; addressId: string },
): Promise<CompanyAddress | undefined> {
  const row = await ofCompany(db, companyId)
    .selectAll()
    .where('id', '=', addressId)
    .executeTakeFirst()
  return row && viewed(row)
}

/** All addresses of a company. */
export const allCompanyAddresses = async (
  db: Reader,
  companyId: string,
): Promise<CompanyAddress[]> => (await ofCompany(db, companyId).selectAll().execute()).map(viewed)

/** The outlet of each of these addresses that belongs to the company and is bound to one. */
export async function outletsOf(
  db: Reader,
  companyId: string,
  addressIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await ofCompany(db, companyId)
    .select(['id', 'cost_centre_id'])
    .where('id', 'in', addressIds)
    .execute()
  return new Map(rows.flatMap((row) => (row.cost_centre_id ? [[row.id, row.cost_centre_id]] : [])))
}

/** The most addresses of companies that a buyer's profile has. The page of a company finds the others. */
const MOST_IN_PROFILE = 100

/** The addresses of a buyer's companies that the buyer orders to, by label. */
export async function outletAddresses(db: Reader, userId: string): Promise<SavedAddress[]> {
  const companies = [...(await outletsByCompany(db, userId))]
  if (companies.length === 0) return []
  const rows = await db
    .selectFrom('addresses')
    .selectAll()
    .where((eb) =>
      eb.or(
        companies.map(([companyId, outlets]) =>
          eb.and([eb('user_id', '=', companyId), ofOutlets(outlets)]),
        ),
      ),
    )
    .orderBy('alias')
    .orderBy('id')
    .limit(MOST_IN_PROFILE)
    .execute()
  return rows.map((row) => toSaved(row, null))
}

/** The addresses that a member sees and that contain the text, or whose outlet does: one page, by label. */
export async function searchCompanyAddresses(
  db: Reader,
  companyId: string,
  input: {
    search: string
    page: number
    /** The outlets of the member, and the names of all. */
    outlets: readonly string[]
    names: ReadonlyMap<string, string>
    limit: number
  },
) {
  const { names, outlets, page, limit } = input
  const text = input.search.toLowerCase()
  const named = [...names].filter(([, name]) => name.toLowerCase().includes(text))
  const found = ofCompany(db, companyId)
    .where(ofOutlets(outlets))
    .$if(text !== '', (some) =>
      some.where((eb) =>
        eb.or([
          eb(sql`alias || ' ' || address`, 'ilike', containing(text)),
          sql<SqlBool>`cost_centre_id = any(${named.map(([id]) => id)}::text[])`,
        ]),
      ),
    )
  const { count } = await found
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('alias')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { items: rows.map(viewed), total_count: Number(count), page, limit }
}
