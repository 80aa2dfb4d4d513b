import type { Selectable } from 'kysely'
import { mayInCompany } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'
import type { ListTable } from './table.ts'

export type StoredList = Selectable<ListTable>

/** The id of the list that each buyer has. */
export const WISHLIST = 'wishlist'

/** A list that the buyer may see and fill now; undefined for a stranger and for a member who has left. */
export async function findList(
  db: Pick<Database, 'selectFrom'>,
  buyerId: string,
  listId: string,
): Promise<StoredList | undefined> {
  const row = await db.selectFrom('lists').selectAll().where('id', '=', listId).executeTakeFirst()
  if (!row) return undefined
  if (row.company_id === null) return row.user_id === buyerId ? row : undefined
  const action = 'company:lists'
  return (await mayInCompany(db, { buyerId, companyId: row.company_id, action })) ? row : undefined
}

/** Whether the buyer may rename and delete a list that they may see. */
export async function mayManage(
  db: Pick<Database, 'selectFrom'>,
  buyerId: string,
  list: StoredList,
): Promise<boolean> {
  if (list.user_id === buyerId || list.company_id === null) return true
  return mayInCompany(db, { buyerId, companyId: list.company_id, action: 'company:manage' })
}
