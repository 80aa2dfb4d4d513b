import { DAY_MS } from '@borong/api/rules/time'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { removeLater } from './removals.ts'

const UNATTACHED_MS = DAY_MS
const BATCH_SIZE = 100

/** Deletes files that nothing has attached within a day. */
export async function clearUnattached({ db, now }: Pick<Gateway, 'db' | 'now'>): Promise<void> {
  const old = await db
    .selectFrom('files')
    .select('id')
    .where('subject_type', 'is', null)
    .where('created_at', '<', new Date(now().getTime() - UNATTACHED_MS))
    .limit(BATCH_SIZE)
    .execute()
  if (old.length === 0) return
  await atomically(db, async (trx) => {
    const removed = await trx
      .deleteFrom('files')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .where('subject_type', 'is', null)
      .returning('id')
      .execute()
    await removeLater(
      trx,
      removed.map(({ id }) => id),
      now(),
    )
  })
}
