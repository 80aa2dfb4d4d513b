import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LimitReached, reserve, withinLimits } from '../identity/public.ts'
import type { Database, Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { generalProblem } from '../server/problem.ts'
import { languageOf } from '../server/serve.ts'
import { hashToken } from '../server/visitor.ts'
import type { Actor } from './sessions.ts'

const BEARER = /^Bearer +(sk_[\w-]{43})$/i
const WINDOW_SECONDS = 60
const USE_NOTED_MS = 60_000
const MOST_KEYS = 10

/** Whether a request comes from a seller's system. */
export const hasKey = ({ headers }: FastifyRequest): boolean =>
  BEARER.test(headers.authorization ?? '')

/** The actor of a request with a seller's key. Counts the request, and notes the use. */
export async function actorOfKey(
  { db, config, now }: Pick<Gateway, 'db' | 'config' | 'now'>,
  request: FastifyRequest,
): Promise<Actor | undefined> {
  const sent = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const key =
    sent &&
    (await db
      .selectFrom('desk_keys')
      .selectAll()
      .where('key_hash', '=', hashToken(sent))
      .where('revoked_at', 'is', null)
      .executeTakeFirst())
  if (!key) return undefined
  const at = now()
  const limit = {
    key: `desk-key:${key.id}`,
    most: config.keyLimit,
    windowSeconds: WINDOW_SECONDS,
  }
  const counted = await withinLimits(db, (trx) => reserve(trx, [limit], at))
  if (counted instanceof LimitReached)
    throw generalProblem('TOO_MANY_REQUESTS', languageOf(request))
  if (!key.last_used_at || key.last_used_at.getTime() <= at.getTime() - USE_NOTED_MS)
    await db.updateTable('desk_keys').set({ last_used_at: at }).where('id', '=', key.id).execute()
  // The key is in no cookie, so no other site can send it.
  return { id: key.id, name: key.name, role: 'seller', sellerId: key.seller_id, csrf: null }
}

/** Adds a key, which only this answer contains. Undefined when the store has as many as allowed. */
export async function addDeskKey(
  trx: Trx,
  { sellerId, name, actor, at }: { sellerId: number; name: string; actor: string; at: Date },
): Promise<string | undefined> {
  if ((await deskKeysOf(trx, sellerId)).length >= MOST_KEYS) return undefined
  const key = `sk_${randomBytes(32).toString('base64url')}`
  await trx
    .insertInto('desk_keys')
    .values({
      id: newId(),
      seller_id: sellerId,
      name,
      key_hash: hashToken(key),
      hint: key.slice(-4),
      created_by: actor,
      created_at: at,
      last_used_at: null,
      revoked_at: null,
    })
    .execute()
  return key
}

/** Ends a key of a store. Returns its name; undefined when the store has no such key. */
export async function revokeDeskKey(
  trx: Trx,
  { sellerId, id, at }: { sellerId: number; id: string; at: Date },
): Promise<string | undefined> {
  const row = await trx
    .updateTable('desk_keys')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .where('revoked_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** The keys of a store that are valid, the newest first. */
export const deskKeysOf = (db: Pick<Database, 'selectFrom'>, sellerId: number) =>
  db
    .selectFrom('desk_keys')
    .select(['id', 'name', 'hint', 'created_by', 'created_at', 'last_used_at'])
    .where('seller_id', '=', sellerId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
