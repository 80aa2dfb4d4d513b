import { newId } from '../server/new-id.ts'
import type { Gateway } from '../server/domain.ts'
import { storeOf } from './file-store.ts'

/** Stores a file of a buyer, as an upload does. Returns its id. */
export async function insertFile({ db, config, now }: Gateway, userId: string): Promise<string> {
  const id = newId()
  const bytes = Buffer.from('catatan')
  await storeOf(config).write(id, bytes)
  await db
    .insertInto('files')
    .values({
      id,
      user_id: userId,
      name: 'catatan.txt',
      type: 'text/plain',
      size: bytes.length,
      subject_type: null,
      subject_id: null,
      created_at: now(),
    })
    .execute()
  return id
}
