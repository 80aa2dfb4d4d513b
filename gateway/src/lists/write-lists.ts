import { lockOwner } from '../companies/public.ts'
import { newId } from '../server/new-id.ts'
import { atomically, type Database } from '../server/database.ts'
import type { StoredList } from './find-list.ts'

const MOST_LISTS = 50
const DUPLICATE = '23505'

/** Creates a list, unless its owner has one with this name or too many. */
export async function insertList(
  db: Database,
  list: { userId: string; companyId: string | null; name: string; at: Date },
): Promise<StoredList | 'LIST_LIMIT' | 'LIST_NAME_TAKEN'> {
  const row = {
    id: newId(),
    user_id: list.userId,
    company_id: list.companyId,
    name: list.name,
    created_at: list.at,
    updated_at: list.at,
  }
  return atomically(db, async (trx) => {
    await lockOwner(trx, { buyerId: list.userId, companyId: list.companyId })
    const lists = trx.selectFrom('lists').select((eb) => eb.fn.countAll<number>().as('count'))
    const { count } = await (
      list.companyId === null
        ? lists.where('user_id', '=', list.userId).where('company_id', 'is', null)
        : lists.where('company_id', '=', list.companyId)
    ).executeTakeFirstOrThrow()
    if (count >= MOST_LISTS) return 'LIST_LIMIT'
    const inserted = await trx
      .insertInto('lists')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return inserted.numInsertedOrUpdatedRows ? row : 'LIST_NAME_TAKEN'
  })
}

/** Renames a list; undefined when its owner has another with this name. */
export async function renameStored(
  db: Database,
  list: StoredList,
  name: string,
): Promise<StoredList | undefined> {
  try {
    await db.updateTable('lists').set({ name }).where('id', '=', list.id).execute()
    return { ...list, name }
  } catch (error) {
    if ((error as { code?: string }).code === DUPLICATE) return undefined
    throw error
  }
}
