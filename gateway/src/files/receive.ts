import { HOUR_MS } from '@borong/api/rules/time'
import type { FastifyRequest } from 'fastify'
import { LimitReached, reserve, withinLimits } from '../identity/public.ts'
import { newId } from '../server/new-id.ts'
import type { Gateway } from '../server/domain.ts'
import { atomically } from '../server/database.ts'
import { generalProblem } from '../server/problem.ts'
import { languageOf } from '../server/serve.ts'
import { storeOf } from './file-store.ts'
import { keep, removeLater } from './removals.ts'
import { typeOf } from './sniff.ts'

export const MOST_BYTES = 10 * 1024 * 1024
const MOST_A_DAY = 200
const DAY_S = 24 * 60 * 60
const LONGEST_WRITE_MS = HOUR_MS
const LONGEST_NAME = 120

type Refusal = 'FILE_MISSING' | 'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'FILE_TYPE' | 'FILES_LIMIT'

/** Stores the file of an upload. Returns the name of the refusal when it can't be stored. */
export async function receiveFile(
  { db, config, now }: Pick<Gateway, 'db' | 'config' | 'now'>,
  request: FastifyRequest,
  userId: string,
) {
  const upload = await readUpload(request)
  if (typeof upload === 'string') return upload
  const { bytes } = upload
  if (bytes.length === 0) return 'FILE_EMPTY' satisfies Refusal
  const name = plainName(upload.name)
  const type = await typeOf(bytes, name)
  if (!type) return 'FILE_TYPE' satisfies Refusal
  const row = { id: newId(), name, type, size: bytes.length }
  const limit = { key: `files:${userId}`, most: MOST_A_DAY, windowSeconds: DAY_S }
  const counted = await withinLimits(db, (trx) => reserve(trx, [limit], now()))
  if (counted instanceof LimitReached) return 'FILES_LIMIT' satisfies Refusal
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

/** The only file of an upload, or the name of the refusal. */
export async function readUpload(
  request: FastifyRequest,
  mostBytes = MOST_BYTES,
): Promise<{ name: string; bytes: Buffer } | 'FILE_MISSING' | 'FILE_TOO_LARGE'> {
  try {
    const limits = { fileSize: mostBytes }
    const part = request.isMultipart() ? await request.file({ limits }) : undefined
    if (!part) return 'FILE_MISSING'
    // Reads to the end also what it refuses, so that the connection can be used again.
    return { name: part.filename, bytes: await part.toBuffer() }
  } catch (error) {
    const { code, statusCode } = error as { code?: string; statusCode?: number }
    if (code === 'FST_REQ_FILE_TOO_LARGE') return 'FILE_TOO_LARGE'
    // The parser's own errors have no status: a body without a boundary, or one that ends early.
    if (statusCode === undefined) throw generalProblem('INVALID_REQUEST', languageOf(request))
    throw error
  }
}

/** The name without folders and control characters. Its end is kept, because it says the kind of the file. */
function plainName(name: string): string {
  const plain = name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .trim()
  return Array.from(plain).slice(-LONGEST_NAME).join('') || 'file'
}
