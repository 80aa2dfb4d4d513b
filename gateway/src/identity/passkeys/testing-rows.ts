import type { Gateway } from '../../server/domain.ts'
import { newId } from '../../server/new-id.ts'

/** A passkey of this buyer. */
export async function insertPasskey(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  const id = newId()
  await db
    .insertInto('passkeys')
    .values({
      id,
      user_id: userId,
      credential_id: id,
      name: 'HP',
      public_key: '',
      counter: 0,
      transports: '[]',
      created_at: now(),
      last_used_at: null,
    })
    .execute()
}
