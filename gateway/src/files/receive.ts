import type { FastifyRequest } from 'fastify'
import { newId } from '../server/new-id.ts'
import type { Gateway } from '../server/domain.ts'
import { atomically } from '../server/database.ts'
import { storeOf } from './file-store.ts'
import { keep, removeLater } from './removals.ts'
import { typeOf } from './sniff.ts'

export const MOST_BYTES = 10 * 1024 * 1024
const MOST_A_DAY = 200
const DAY_MS = 24 * 60 * 60 * 1000
const LONGEST_WRITE_MS = 60 * 60 * 1000
const LONGEST_NAME = 120

type Refusal = 'FILE_MISSING' | 'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'FILE_TYPE' | 'FILES_LIMIT'

/** Stores the file of an upload. Returns the name of the refusal when it can't be stored. */
export async function receiveFile(
  { db, config, now }: Pick<Gateway, 'db' | 'config' | 'now'>,
  request: FastifyRequest,
  userId: string,
) {
  const part = request.isMultipart() ? await request.file() : undefined
  if (!part) return 'FILE_MISSING' satisfies Refusal
  // Reads to the end also what it refuses, so that the connection can be used again.
  const bytes = await part.toBuffer().catch((error: { code?: string }) => {
    if (error.code === 'FST_REQ_FILE_TOO_LARGE') return undefined
    throw error
  })
  if (!bytes) return 'FILE_TOO_LARGE' satisfies Refusal
  if (bytes.length === 0) return 'FILE_EMPTY' satisfies Refusal
  const name = plainName(part.filename)
  const type = await typeOf(bytes, name)
  if (!type) return 'FILE_TYPE' satisfies Refusal
  const { today } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<number>().as('today'))
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now().getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (today >= MOST_A_DAY) return 'FILES_LIMIT' satisfies Refusal
  const row = { id: newId(), name, type, size: bytes.length }
  // If this gateway stops before the row is stored, the bytes are removed.
  await removeLater(db, [row.id], new Date(now().getTime() + LONGEST_WRITE_MS))
  await storeOf(config).write(row.id, bytes)
  await atomically(db, async (trx) => {
    await trx
      .insertInto('files')
      .values({ ...row, user_id: userId, subject_type: null, subject_id: null, created_at: now() })
      .execute()
    await keep(trx, row.id)
  })
  return row
}

/** The name without folders and control characters. Its end is kept, because it says the kind of the file. */
function plainName(name: string): string {
  const plain = name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .trim()
  return Array.from(plain).slice(-LONGEST_NAME).join('') || 'file'
}
