import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Generated } from 'kysely'
import type { Database } from './database.ts'
import { countLookup } from './cache-lookups.ts'
import { type KnownToken, knownTokens } from './known-tokens.ts'

export type TokenKind = 'guest' | 'access' | 'refresh'

export interface TokenTable {
  /** SHA-256 of the token: the token itself is never stored. */
  hash: string
  kind: TokenKind
  user_id: string | null
  /** Tokens that were rotated from one sign-in share a family, so that a reuse can end all of them. */
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

/** The caller: unknown, a guest, or a buyer. `guestId` is the browser's own id (header x-guest-id). */
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

/** Finds the visitor by the Bearer token of a request. An unknown or expired token counts as none. */
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

  const known = knownTokens(db).get(hash)
  countLookup('tokens', known ? 'hit' : 'miss')
  const found = known ?? (await readToken(db, hash))
  if (!found || found.expiresAt <= now) return nobody
  const { kind, userId, family } = found
  return { kind, userId, family, tokenHash: hash, guestId }
}

async function readToken(db: Database, hash: string): Promise<KnownToken | undefined> {
  const remember = knownTokens(db).reading(hash)
  const row = await db
    .selectFrom('tokens')
    .select(['kind', 'user_id', 'family', 'expires_at'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (!row) return undefined
  const token: KnownToken = {
    kind: row.kind === 'access' ? 'buyer' : row.kind,
    userId: row.user_id,
    family: row.family,
    expiresAt: row.expires_at,
  }
  remember(token)
  return token
}

/** The token of an Authorization header; undefined when it has another format. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
