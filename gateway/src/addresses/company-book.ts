import { type Selectable, sql, type SqlBool } from 'kysely'
import { containing } from '../server/containing.ts'
import type { Database } from '../server/database.ts'
import { toSaved } from './saved-address.ts'
import type { seenOutlets } from './seen-outlets.ts'
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

/** The ids of a company's addresses, by their labels. */
export const labelsOf = (db: Reader, companyId: string) =>
  db.selectFrom('addresses').select(['id', 'alias']).where('user_id', '=', companyId).execute()

/** The addresses that a member sees and that contain the text, or whose outlet does: a page after the cursor, by label. */
export async function searchCompanyAddresses(
  db: Reader,
  companyId: string,
  input: {
    search?: string | undefined
    cursor?: string | undefined
    /** The outlets of the company. */
    names: ReadonlyMap<string, string>
    isSeen: NonNullable<Awaited<ReturnType<typeof seenOutlets>>>
    limit: number
  },
) {
  const { names, isSeen, cursor, limit } = input
  const text = (input.search ?? '').toLowerCase()
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
  let page = all
  if (cursor !== undefined)
    page = page.where(
      sql<SqlBool>`(alias, id) > (select alias, id from addresses where id = ${cursor} and user_id = ${companyId})`,
    )
  const rows = await page
    .selectAll()
    .orderBy('alias')
    .orderBy('id')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  return {
    addresses: shown.map(viewed),
    next_cursor: rows.length > limit ? shown.at(-1)!.id : null,
    total_count: Number(count),
  }
}
