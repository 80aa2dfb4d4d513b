import { isSecure, type Config } from '../config.ts'
import { writeCookie } from '../http/cookies.ts'
import type { GuestTokens } from './guest-tokens.ts'

const GUEST_ID_MS = 3 * 24 * 60 * 60 * 1000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Cookies = Readonly<Record<string, string | undefined>>

/** The guest id of a browser; undefined when it has none. */
export const knownGuestId = ({ guest_id: id = '' }: Cookies): string | undefined =>
  UUID.test(id) ? id : undefined

/** Writes the cookies that every visitor has: his guest id, and a token for his calls as a guest. */
export function visitorCookies(config: Pick<Config, 'runtime' | 'shopUrl'>, tokens: GuestTokens) {
  const place = { domain: config.runtime.cookieDomain, secure: isSecure(config) }
  const write = (name: string, value: string, expires = new Date(Date.now() + GUEST_ID_MS)) =>
    writeCookie(name, value, { ...place, expires })
  return {
    guestId: (id: string) => write('guest_id', id),
    /** The part of a CDN's visitors that he belongs to. */
    slice: (slice: number) => write('slice', String(slice)),
    /** The token of a visitor who has none. */
    async token({ access_token: access, grant_token: grant }: Cookies, from: string) {
      const token = access || grant ? undefined : await tokens.take(from)
      return token ? [write('grant_token', token.value, token.expires)] : []
    },
  }
}
