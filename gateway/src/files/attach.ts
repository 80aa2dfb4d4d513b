import type { Database, Trx } from '../server/database.ts'
import { removeLater } from './removals.ts'

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

/**
 * Makes these files the only ones of a subject: attaches new ones of the user's, and removes the others. False, with nothing
 * changed, unless all of them are the subject's, or the user's and free.
 */
export async function setFiles(
  trx: Trx,
  set: { fileIds: readonly string[]; userId: string; subject: FileSubject; at: Date },
): Promise<boolean> {
  const { fileIds, subject } = set
  const present = (await filesOf(trx, subject)).map(({ id }) => id)
  const added = fileIds.filter((id) => !present.includes(id))
  if (!(await attachFiles(trx, { ...set, fileIds: added }))) return false
  const removed = present.filter((id) => !fileIds.includes(id))
  if (removed.length === 0) return true
  await trx.deleteFrom('files').where('id', 'in', removed).execute()
  await removeLater(trx, removed, set.at)
  return true
}

/** The files of a subject, the oldest first. */
export const filesOf = async (db: Pick<Database, 'selectFrom'>, { type, id }: FileSubject) =>
  (await filesOfAll(db, type, [id])).get(id) ?? []

/** The files of several subjects of one type, by the id of the subject. */
export async function filesOfAll(
  db: Pick<Database, 'selectFrom'>,
  type: string,
  ids: readonly string[],
) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size', 'subject_id'])
    .where('subject_type', '=', type)
    .where('subject_id', 'in', ids)
    .orderBy('id')
    .execute()
  const files = Map.groupBy(rows, ({ subject_id }) => subject_id ?? '')
  return new Map(
    [...files].map(
      ([id, of]) => [id, of.map(({ subject_id: _subject, ...file }) => file)] as const,
    ),
  )
}

/** Whether this user has uploaded the file, and attached it to nothing. */
export async function isFreeFile(
  db: Pick<Database, 'selectFrom'>,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('id')
    .where('id', '=', fileId)
    .where('user_id', '=', userId)
    .where('subject_type', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
