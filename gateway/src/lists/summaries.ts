import type { list as listCall, lists as listsCall } from '@borong/api/lists'
import type { Reply } from '@borong/api/types'
import { type Membership, membershipsOf } from '../memberships/public.ts'
import { mayWithRole } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'
import { wishesOf } from '../wishlist/public.ts'
import { type StoredList, WISHLIST } from './find-list.ts'

export type Summary = Reply<typeof listsCall>['result'][number]
export type ListView = Reply<typeof listCall>['result']

/** The companies whose lists this buyer sees. */
export const companiesOf = async (db: Database, buyerId: string): Promise<Membership[]> =>
  (await membershipsOf(db, buyerId)).filter(({ role }) => mayWithRole(role, 'company:lists'))

/** The wishlist, then the buyer's own lists, then those of companies, each in the order of names. */
export async function summariesOf(
  db: Database,
  buyerId: string,
  companies: readonly Membership[],
): Promise<Summary[]> {
  const own = await db
    .selectFrom('lists')
    .selectAll()
    .where('user_id', '=', buyerId)
    .where('company_id', 'is', null)
    .orderBy('name')
    .execute()
  const ids = companies.map(({ companyId }) => companyId)
  const shared =
    ids.length === 0
      ? []
      : await db
          .selectFrom('lists')
          .selectAll()
          .where('company_id', 'in', ids)
          .orderBy('name')
          .execute()
  const stored = [...own, ...shared]
  const counts = await countsOf(
    db,
    stored.map(({ id }) => id),
  )
  return [
    await wishlistSummary(db, buyerId),
    ...stored.map((row) => summaryOf(row, counts.get(row.id) ?? 0, buyerId, companies)),
  ]
}

export async function wishlistSummary(db: Database, buyerId: string): Promise<Summary> {
  const wishes = await wishesOf(db, buyerId)
  return {
    id: WISHLIST,
    kind: 'wishlist',
    name: 'Wishlist',
    company: null,
    item_count: wishes.length,
    updated_at: wishes[0]?.created_at.toISOString() ?? null,
    can_manage: false,
  }
}

export async function summaryOfOne(
  db: Database,
  buyerId: string,
  row: StoredList,
): Promise<Summary> {
  const counts = await countsOf(db, [row.id])
  const companies = row.company_id === null ? [] : await companiesOf(db, buyerId)
  return summaryOf(row, counts.get(row.id) ?? 0, buyerId, companies)
}

function summaryOf(
  row: StoredList,
  item_count: number,
  buyerId: string,
  companies: readonly Membership[],
): Summary {
  const company = companies.find(({ companyId }) => companyId === row.company_id)
  return {
    id: row.id,
    kind: company ? 'company' : 'own',
    name: row.name,
    company: company ? { id: company.companyId, name: company.companyName } : null,
    item_count,
    updated_at: row.updated_at.toISOString(),
    can_manage:
      row.user_id === buyerId || (company ? mayWithRole(company.role, 'company:manage') : false),
  }
}

async function countsOf(db: Database, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('list_items')
    .select((eb) => ['list_id', eb.fn.countAll<number>().as('count')])
    .where('list_id', 'in', [...ids])
    .groupBy('list_id')
    .execute()
  return new Map(rows.map((row) => [row.list_id, row.count]))
}
