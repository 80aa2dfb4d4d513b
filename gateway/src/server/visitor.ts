import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Generated } from 'kysely'
import type { Database } from './database.ts'

export type TokenKind = 'guest' | 'access' | 'refresh'

export interface TokenTable {
  /** SHA-256 of the token: the token itself is never stored. */
  hash: string
  kind: TokenKind
  user_id: string | null
  /** Tokens that were rotated out of one sign-in share a family, so that reuse can end all of them. */
  family: string
  expires_at: Date
  used_at: Date | null
  created_at: Generated<Date>
}

declare module './database.ts' {
  interface Tables {
    tokens: TokenTable
  }
}

/** Who asks: nobody, a guest, or a buyer. `guestId` is the browser's own id (header x-guest-id). */
export interface Visitor {
  kind: 'nobody' | 'guest' | 'buyer' | 'refresh'
  userId: string | null
  family: string | null
  tokenHash: string | null
  guestId: string | null
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes a token of 32 random bytes and stores its hash. */
export async function issueToken(
  db: Database,
  token: { kind: TokenKind; userId?: string; family?: string; expiresAt: Date },
): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('tokens')
    .values({
      hash: hashToken(value),
      kind: token.kind,
      user_id: token.userId ?? null,
      family: token.family ?? randomUUID(),
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute()
  return value
}

// A guest token can't be taken back, so what is known of one stays true until it expires. Buyers' tokens are looked up each time.
const knownGuests = new WeakMap<Database, Map<string, { expiresAt: Date; family: string }>>()
const GUESTS_KEPT = 20_000

/** Reads the Bearer token of a request. An unknown or expired token is nobody. */
export async function findVisitor(
  db: Database,
  headers: { authorization?: string | undefined; guestId?: string | undefined },
  now: Date,
): Promise<Visitor> {
  const guestId = headers.guestId && /^[\w-]{1,64}$/.test(headers.guestId) ? headers.guestId : null
  const nobody: Visitor = { kind: 'nobody', userId: null, family: null, tokenHash: null, guestId }
  const token = bearerOf(headers.authorization)
  if (!token) return nobody
  const hash = hashToken(token)

  const guests = knownGuests.get(db) ?? new Map<string, { expiresAt: Date; family: string }>()
  knownGuests.set(db, guests)
  const guest = guests.get(hash)
  if (guest && guest.expiresAt > now)
    return { kind: 'guest', userId: null, family: guest.family, tokenHash: hash, guestId }

  const row = await db
    .selectFrom('tokens')
    .select(['kind', 'user_id', 'family', 'expires_at'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!row || row.expires_at <= now) return nobody
  if (row.kind === 'guest') {
    if (guests.size >= GUESTS_KEPT) guests.clear()
    guests.set(hash, { expiresAt: row.expires_at, family: row.family })
  }
  const kind = row.kind === 'access' ? 'buyer' : row.kind
  return { kind, userId: row.user_id, family: row.family, tokenHash: hash, guestId }
}

/** The token of an Authorization header, when it has one of our form. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
