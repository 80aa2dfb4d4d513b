import { newId } from '../server/new-id.ts'
import type { Database } from '../server/database.ts'
import type { StoredList } from './find-list.ts'

export const MOST_LISTS = 50
const DUPLICATE = '23505'

/** Creates a list; undefined when its owner has one with this name. */
export async function insertList(
  db: Database,
  list: { userId: string; companyId: string | null; name: string; at: Date },
): Promise<StoredList | undefined> {
  const row = {
    id: newId(),
    user_id: list.userId,
    company_id: list.companyId,
    name: list.name,
    created_at: list.at,
    updated_at: list.at,
  }
  const inserted = await db
    .insertInto('lists')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows ? row : undefined
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
