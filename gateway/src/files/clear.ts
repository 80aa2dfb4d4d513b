import type { Gateway } from '../server/domain.ts'
import { removeBytes } from './small-photo.ts'

const UNATTACHED_MS = 24 * 60 * 60 * 1000
const AT_ONCE = 100

/** Deletes files that nothing has attached within a day. */
export async function clearUnattached({
  db,
  config,
  now,
}: Pick<Gateway, 'db' | 'config' | 'now'>): Promise<void> {
  const old = await db
    .selectFrom('files')
    .select('id')
    .where('subject_type', 'is', null)
    .where('created_at', '<', new Date(now().getTime() - UNATTACHED_MS))
    .limit(AT_ONCE)
    .execute()
  for (const { id } of old) {
    const removed = await db
      .deleteFrom('files')
      .where('id', '=', id)
      .where('subject_type', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (removed) await removeBytes(config, id)
  }
}
