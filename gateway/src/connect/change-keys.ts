import { lockOwner } from '../companies/public.ts'
import { createHash, randomBytes } from 'node:crypto'
import { type createApiKey, KEYS_OF_OWNER } from '@borong/api/connect.shapes'
import type { CallParsed } from '@borong/api/shape'
import type { Selectable } from 'kysely'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { announce } from './announce.ts'
import { keysOf, problemOf } from './owner.ts'
import type { ApiKeyTable } from './table.ts'

type Body = CallParsed<typeof createApiKey>['body']
type Key = Selectable<ApiKeyTable>
interface Actor {
  buyerId: string
  language: Language
}

export const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Creates a key, which only this answer contains. */
export async function createKey(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { buyerId, language, body }: Actor & { body: Body },
): Promise<
  { key: string; row: Key } | 'COMPANY_UNKNOWN' | 'ROLE_FORBIDS' | 'TOO_MANY_KEYS' | 'KEY_CREATED'
> {
  const key = `bk_${randomBytes(32).toString('base64url')}`
  const at = now()
  const owner = { buyerId, companyId: body.company_id }
  return atomically(db, async (trx) => {
    await lockOwner(trx, owner)
    const problem =
      owner.companyId && (await problemOf(trx, { ...owner, companyId: owner.companyId }))
    if (problem) return problem
    const earlier = await trx
      .selectFrom('api_keys')
      .select('id')
      .where('user_id', '=', buyerId)
      .where('request_id', '=', body.request_id)
      .executeTakeFirst()
    if (earlier) return 'KEY_CREATED'
    if ((await keysOf(trx, owner)).length >= KEYS_OF_OWNER) return 'TOO_MANY_KEYS'
    const row: Key = {
      id: newId(),
      user_id: buyerId,
      company_id: body.company_id ?? null,
      request_id: body.request_id,
      name: body.name,
      key_hash: hashOf(key),
      hint: key.slice(-4),
      scopes: [...new Set(body.scopes)].toSorted(),
      created_at: at,
      last_used_at: null,
      revoked_at: null,
    }
    await trx.insertInto('api_keys').values(row).execute()
    await announce(trx, { key: row, kind: 'created', actorId: buyerId, language, at })
    return { key, row }
  })
}

/** Revokes a key: the own one, or one of a company whose keys this buyer manages. False when there is no such key. */
export async function revokeKey(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { buyerId, language, keyId }: Actor & { keyId: string },
): Promise<boolean> {
  const at = now()
  return atomically(db, async (trx) => {
    const key = await trx
      .selectFrom('api_keys')
      .selectAll()
      .where('id', '=', keyId)
      .where('revoked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!key) return false
    const mayRevoke =
      key.company_id === null
        ? key.user_id === buyerId
        : !(await problemOf(trx, { companyId: key.company_id, buyerId }))
    if (!mayRevoke) return false
    await trx.updateTable('api_keys').set({ revoked_at: at }).where('id', '=', keyId).execute()
    await announce(trx, { key, kind: 'revoked', actorId: buyerId, language, at })
    return true
  })
}

/** Revokes all keys that this buyer has created, without a message to them. */
export async function revokeOwnKeys(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}
