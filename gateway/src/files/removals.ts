import { MINUTE_MS } from '@borong/api/rules/time'
import type { Database, Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachTaken } from '../server/due-work.ts'
import { removeBytes } from './small-photo.ts'

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

/** The store may be slow or down, so no transaction is open while it removes. */
export const removeDueFiles = (gateway: Gateway): Promise<void> =>
  eachTaken<{ file_id: string }>(gateway, {
    job: 'removed-files',
    table: 'file_removals',
    key: ['file_id'],
    dueAt: 'due_at',
    pauseMs: 10 * MINUTE_MS,
    parallel: 10,
    async send({ file_id }) {
      await removeBytes(gateway.config, file_id)
      await gateway.db.deleteFrom('file_removals').where('file_id', '=', file_id).execute()
    },
  })
