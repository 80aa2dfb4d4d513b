import type { Database } from '../server/database.ts'

/** The names of these buyers. */
export async function namesOf(
  db: Pick<Database, 'selectFrom'>,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(userIds)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
