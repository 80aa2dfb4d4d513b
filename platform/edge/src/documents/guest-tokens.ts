import { authorize as authorizeCall } from '@borong/api/identity'
import { reasonOf, type Log } from '../http/log.ts'
import type { GatewayClient } from '../proxy/gateway-client.ts'

export interface GuestToken {
  value: string
  expires: Date
}

/** Guest tokens, fetched before visitors need them. */
export interface GuestTokens {
  /** The edge's own token, for the first data of documents. */
  own(): Promise<GuestToken | undefined>
  /** Discards the edge's own token when the gateway no longer knows it. */
  renew(token: GuestToken): Promise<void>
  /** A token for a new visitor. Undefined when none is available in time: the page then fetches its own. */
  take(from: string): Promise<GuestToken | undefined>
}

const STOCK = 32
const CALL_MS = 2_000
/** A token that expires soon is of no use to a visitor. */
const LEAST_LIFE_MS = 60 * 60 * 1000
/** The edge uses its own token immediately. */
const OWN_LEAST_LIFE_MS = 60 * 1000

export function guestTokens(
  client: GatewayClient,
  log: Log,
  options: { waitMs: number; now?: () => number },
): GuestTokens {
  const now = options.now ?? Date.now
  const stock: GuestToken[] = []
  const waiting: { from: string; answer(token: GuestToken | undefined): void }[] = []
  let filling = false
  let owned: Promise<GuestToken | undefined> | undefined

  async function authorize(from?: string): Promise<GuestToken | undefined> {
    try {
      const { status, body } = await client.call(
        authorizeCall,
        {},
        { language: 'id', guestToken: '', milliseconds: CALL_MS, from },
      )
      const { data } = body as { data?: { guest_token?: string; expired_at?: number } }
      if (status === 200 && data?.guest_token && data.expired_at)
        return { value: data.guest_token, expires: new Date(data.expired_at * 1000) }
      log('warn', 'The gateway gave no guest token', { status })
    } catch (error) {
      log('warn', 'The gateway gave no guest token', { reason: reasonOf(error) })
    }
    return undefined
  }

  // One call after the other: a rush of new visitors must not become a rush on the gateway.
  async function fill(from: string) {
    if (filling) return
    filling = true
    while (stock.length < STOCK || waiting.length > 0) {
      const token = await authorize(waiting[0]?.from ?? from)
      const visitor = waiting.shift()
      if (visitor) visitor.answer(token)
      else if (token) stock.push(token)
      if (!token) break
    }
    filling = false
    for (const visitor of waiting.splice(0)) visitor.answer(undefined)
  }

  const lives = (token: GuestToken, milliseconds: number) =>
    token.expires.getTime() - now() > milliseconds

  return {
    async own() {
      const token = await (owned ??= authorize())
      if (token && lives(token, OWN_LEAST_LIFE_MS)) return token
      owned = undefined
      return token
    },
    async renew(token) {
      if ((await owned) !== token) return
      owned = undefined
      // A gateway that no longer knows one token knows none of them.
      stock.length = 0
    },
    async take(from) {
      let token = stock.pop()
      while (token && !lives(token, LEAST_LIFE_MS)) token = stock.pop()
      void fill(from)
      if (token) return token
      if (waiting.length >= STOCK) return undefined
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          const place = waiting.indexOf(visitor)
          if (place >= 0) waiting.splice(place, 1)
          resolve(undefined)
        }, options.waitMs)
        const visitor = {
          from,
          answer(given: GuestToken | undefined) {
            clearTimeout(timer)
            resolve(given)
          },
        }
        waiting.push(visitor)
      })
    },
  }
}
