import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import { LimitReached, reserve, secondsUntil, withinLimits } from '../identity/public.ts'
import type { Gateway } from '../server/domain.ts'
import { hashOf } from './change-keys.ts'
import { isCreatorAllowed } from './owner.ts'
import type { ApiKeyTable, KeyScope } from './table.ts'

export type ApiKey = Selectable<ApiKeyTable>
export type NotAllowed = 'KEY_IN_ADDRESS' | 'KEY_INVALID' | 'TOO_MANY_REQUESTS' | 'SCOPE_MISSING'

const WINDOW_SECONDS = 60
const USE_NOTED_MS = 60_000
// RFC 9110: the name of the scheme has no case.
const BEARER = /^Bearer +(bk_[\w-]{43})$/i
const KEY = /bk_[\w-]{20,}/
const KEY_NAMES = /^(api[_-]?)?key$|token|authorization|secret/i

/** Whether an address contains a key, or a parameter that is meant for one. */
export function hasKey(url: string): boolean {
  const [path = '', query = ''] = url.split('?', 2)
  const parameters = [...new URLSearchParams(query)]
  return (
    KEY.test(path) || parameters.some(([name, value]) => KEY_NAMES.test(name) || KEY.test(value))
  )
}

/** The key of a request with this scope, or the reason of its refusal. Counts the request, and notes the use. */
export async function authenticate(
  { db, config, now }: Pick<Gateway, 'db' | 'config' | 'now'>,
  { request, reply, scope }: { request: FastifyRequest; reply: FastifyReply; scope: KeyScope },
): Promise<ApiKey | NotAllowed> {
  if (hasKey(request.url)) return 'KEY_IN_ADDRESS'
  const at = now()
  const sent = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const key =
    sent === undefined
      ? undefined
      : await db
          .selectFrom('api_keys')
          .selectAll()
          .where('key_hash', '=', hashOf(sent))
          .where('revoked_at', 'is', null)
          .executeTakeFirst()
  if (!key || !(await isCreatorAllowed(db, key))) {
    reply.header('www-authenticate', 'Bearer realm="Borong Connect"')
    return 'KEY_INVALID'
  }
  // Counted in the database: all gateways share the limit.
  const limit = { key: `api-key:${key.id}`, most: config.keyLimit, windowSeconds: WINDOW_SECONDS }
  const counted = await withinLimits(db, (trx) => reserve(trx, [limit], at))
  const isOver = counted instanceof LimitReached
  const window = isOver ? { count: limit.most, endsAt: counted.endsAt } : counted.get(limit.key)!
  const seconds = secondsUntil(window.endsAt, at)
  reply.headers({
    'ratelimit-limit': String(limit.most),
    'ratelimit-remaining': String(limit.most - window.count),
    'ratelimit-reset': String(seconds),
  })
  if (isOver) {
    reply.header('retry-after', String(seconds))
    return 'TOO_MANY_REQUESTS'
  }
  if (!key.scopes.includes(scope)) return 'SCOPE_MISSING'
  if (!key.last_used_at || key.last_used_at.getTime() <= at.getTime() - USE_NOTED_MS)
    await db.updateTable('api_keys').set({ last_used_at: at }).where('id', '=', key.id).execute()
  return key
}
