import type { Database, Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { removeBytes } from './small-photo.ts'

const RETRY_MS = 10 * 60 * 1000
const BATCH_SIZE = 100

/** Removes the bytes of these files from the store after the commit, repeatedly until the store has done it. */
export async function removeLater(
  db: Database | Trx,
  fileIds: readonly string[],
  dueAt: Date,
): Promise<void> {
  if (fileIds.length === 0) return
  await db
    .insertInto('file_removals')
    .values(fileIds.map((file_id) => ({ file_id, due_at: dueAt })))
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet({ due_at: dueAt }))
    .execute()
}

/** Withdraws the removal of a file whose upload has ended. */
export async function keep(trx: Trx, fileId: string): Promise<void> {
  await trx.deleteFrom('file_removals').where('file_id', '=', fileId).execute()
}

/** Removes what is due. One file that the store keeps does not stop the others. */
export async function removeDueFiles({
  db,
  config,
  now,
}: Pick<Gateway, 'db' | 'config' | 'now'>): Promise<void> {
  const due = await db
    .selectFrom('file_removals')
    .selectAll()
    .where('due_at', '<=', now())
    .orderBy('due_at')
    .limit(BATCH_SIZE)
    .execute()
  const errors: unknown[] = []
  for (const { file_id, due_at } of due)
    try {
      await removeBytes(config, file_id)
      // An upload of this moment has withdrawn or postponed its removal.
      await db
        .deleteFrom('file_removals')
        .where('file_id', '=', file_id)
        .where('due_at', '=', due_at)
        .execute()
    } catch (error) {
      errors.push(error)
      await db
        .updateTable('file_removals')
        .set({ due_at: new Date(now().getTime() + RETRY_MS) })
        .where('file_id', '=', file_id)
        .execute()
    }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} files were not removed`)
}
