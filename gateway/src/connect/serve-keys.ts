import * as connectCalls from '@borong/api/connect'
import { KEYS_OF_OWNER } from '@borong/api/connect.shapes'
import type { Reply } from '@borong/api/types'
import type { Selectable } from 'kysely'
import { accountOf } from '../identity/public.ts'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { createKey, revokeKey } from './change-keys.ts'
import { isCreatorAllowed, keysOf, problemOf } from './owner.ts'
import type { ApiKeyTable } from './table.ts'

/** the keys of a buyer or of a company. */
export function serveKeys(gateway: Gateway): void {
  const { serve, db } = gateway

  serve(connectCalls.apiKeys, async ({ query, buyerId, refuse }) => {
    const companyId = query.company_id
    const problem = companyId && (await problemOf(db, { companyId, buyerId }))
    if (problem) return refuse(problem)
    const rows = await keysOf(db, { buyerId, companyId })
    return { keys: await Promise.all(rows.map((row) => viewKey(db, row))), most: KEYS_OF_OWNER }
  })

  serve(connectCalls.createApiKey, async ({ body, buyerId, language, refuse }) => {
    const made = await createKey(gateway, { buyerId, language, body })
    if (made === 'TOO_MANY_KEYS') return refuse(made, { values: { most: KEYS_OF_OWNER } })
    if (typeof made === 'string') return refuse(made)
    return { key: made.key, api_key: await viewKey(db, made.row) }
  })

  serve(connectCalls.revokeApiKey, async ({ params, buyerId, language, refuse }) => {
    const isRevoked = await revokeKey(gateway, { buyerId, language, keyId: params.keyId })
    return isRevoked ? { result: { done: true } } : refuse('KEY_UNKNOWN')
  })
}

async function viewKey(
  db: Database,
  row: Selectable<ApiKeyTable>,
): Promise<Reply<typeof connectCalls.createApiKey>['api_key']> {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    created_by: (await accountOf(db, row.user_id))?.name ?? '',
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    is_stopped: !(await isCreatorAllowed(db, row)),
  }
}
