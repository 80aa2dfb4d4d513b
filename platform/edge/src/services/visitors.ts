import { ssoProfile } from '@borong/api/identity'
import { toRequest } from '@borong/contract/http/request'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { request, type Dispatcher } from 'undici'
import { gatewayHosts } from '../proxy/gateway-client.ts'
import type { Config } from '../config.ts'
import type { Language } from '../http/visitor-language.ts'
import type { Visitor } from './visitor-tokens.ts'

/** The back end's refusal of a session, for the client of the page, which renews the session. */
export interface SessionRefused {
  status: number
  body: string
}

/** Finds out who has an access token. Rejects when the back end does not answer. */
export type FindVisitor = (
  accessToken: string | undefined,
  visit: { language: Language; from: string },
) => Promise<Visitor | SessionRefused>

const MOST_TOKENS = 10_000
/** A session that was ended elsewhere counts for this time at most. */
const KNOWN_MS = 30_000
const WAIT_MS = 5_000

/** Only the back end can read its access tokens, so it is asked for the account, once for the calls of half a minute. */
export function visitorFinder(
  config: Pick<Config, 'gatewayOrigin' | 'runtime' | 'basicCredential'>,
  dispatcher: Dispatcher,
): FindVisitor {
  const known = new LRUCache<string, Promise<Visitor | SessionRefused>>({
    max: MOST_TOKENS,
    ttl: KNOWN_MS,
  })

  async function ask(
    accessToken: string,
    { language, from }: Parameters<FindVisitor>[1],
  ): Promise<Visitor | SessionRefused> {
    const context = {
      config: { hosts: gatewayHosts(config), basicCredential: config.basicCredential },
      language,
      accessToken,
      guestToken: '',
      refreshToken: '',
      guestId: '',
    }
    const { url, headers } = toRequest(ssoProfile, {}, {}, context)
    const answer = await request(url, {
      dispatcher,
      headers: { ...headers, 'x-forwarded-for': from },
      signal: AbortSignal.timeout(WAIT_MS),
    })
    const body = await answer.body.text()
    if (answer.statusCode === 401 || answer.statusCode === 403)
      return { status: answer.statusCode, body }
    const { data } = JSON.parse(body) as { data?: { id?: unknown } }
    if (answer.statusCode !== 200 || data?.id === undefined)
      throw new Error(`The back end answers ${answer.statusCode} for an account`)
    return { buyer: String(data.id) }
  }

  return async (accessToken, visit) => {
    if (!accessToken) return 'guest'
    const key = createHash('sha256').update(accessToken).digest('base64url')
    let asked = known.get(key)
    if (!asked) known.set(key, (asked = ask(accessToken, visit)))
    try {
      const found = await asked
      // A refused session may be renewed under the same token.
      if (typeof found === 'object' && 'status' in found) known.delete(key)
      return found
    } catch (error) {
      known.delete(key)
      throw error
    }
  }
}
