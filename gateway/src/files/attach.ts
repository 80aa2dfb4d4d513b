import type { Database, Trx } from '../server/database.ts'

/** The kind and id of what files are attached to. */
export interface FileSubject {
  type: string
  id: string
}

/**
 * Attaches uploaded files in the transaction of their subject. False, with nothing attached, unless all of them are the
 * user's and free.
 */
export async function attachFiles(
  trx: Trx,
  {
    fileIds,
    userId,
    subject,
  }: { fileIds: readonly string[]; userId: string; subject: FileSubject },
): Promise<boolean> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return true
  const free = await trx
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .where('subject_type', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (free.length < ids.length) return false
  await trx
    .updateTable('files')
    .set({ subject_type: subject.type, subject_id: subject.id })
    .where('id', 'in', ids)
    .execute()
  return true
}

/** The files of a subject, the oldest first. */
export const filesOf = (db: Pick<Database, 'selectFrom'>, subject: FileSubject) =>
  db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size'])
    .where('subject_type', '=', subject.type)
    .where('subject_id', '=', subject.id)
    .orderBy('id')
    .execute()
