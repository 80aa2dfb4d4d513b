import type { Database } from './database.ts'

export interface KnownToken {
  kind: 'guest' | 'buyer' | 'refresh'
  userId: string | null
  family: string | null
  expiresAt: Date
}

const BUYER_KNOWN_MS = 5_000
const MOST_KNOWN = 20_000

/** A cache of recently read tokens, by their hash. */
class KnownTokens {
  #guests = new Map<string, KnownToken>()
  #buyers = new Map<string, { token: KnownToken; until: number }>()
  #endings = 0

  get(hash: string): KnownToken | undefined {
    const guest = this.#guests.get(hash)
    if (guest) return guest
    const buyer = this.#buyers.get(hash)
    return buyer && buyer.until > performance.now() ? buyer.token : undefined
  }

  /**
   * Call it before a token is read, and call the result with the token. A guest token can't be revoked, so it remains
   * cached. A buyer's token is cached for seconds, and not at all when tokens were revoked during the read.
   */
  reading(hash: string): (token: KnownToken) => void {
    const endings = this.#endings
    return (token) => {
      if (token.kind === 'guest') put(this.#guests, hash, token)
      if (token.kind === 'buyer' && endings === this.#endings)
        put(this.#buyers, hash, { token, until: performance.now() + BUYER_KNOWN_MS })
    }
  }

  evictBuyers(): void {
    this.#endings++
    this.#buyers.clear()
  }
}

function put<T>(map: Map<string, T>, key: string, value: T): void {
  if (map.size >= MOST_KNOWN) map.clear()
  map.set(key, value)
}

const known = new WeakMap<Database, KnownTokens>()

export function knownTokens(db: Database): KnownTokens {
  const tokens = known.get(db) ?? new KnownTokens()
  known.set(db, tokens)
  return tokens
}

/** Call it after tokens were revoked: this gateway rejects them immediately, other gateways after seconds. */
export const evictTokens = (db: Database): void => knownTokens(db).evictBuyers()
