import { newId } from '../server/new-id.ts'
import type { Gateway } from '../server/domain.ts'

/** A personal key of a buyer, for tests that need its id only. */
export async function insertApiKey(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  const id = newId()
  await db
    .insertInto('api_keys')
    .values({
      id,
      user_id: userId,
      company_id: null,
      request_id: id,
      name: 'Akuntansi',
      key_hash: id,
      hint: id.slice(-4),
      scopes: ['orders'],
      created_at: now(),
      last_used_at: null,
      revoked_at: null,
    })
    .execute()
}
