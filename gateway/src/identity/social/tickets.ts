import { MINUTE_MS } from '@borong/api/rules/time'
import { createHash, randomBytes } from 'node:crypto'
import type { Gateway } from '../../server/domain.ts'
import { hashToken } from '../../server/visitor.ts'

type Needs = Pick<Gateway, 'db' | 'now'>

const LIFE_MS = 2 * MINUTE_MS

/** The S256 challenge of a verifier, as in PKCE. */
export const challengeOf = (verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url')

/** Issues the ticket that the browser sends to the login call after a social sign-in. Valid only with its verifier. */
export async function issueTicket(
  { db, now }: Needs,
  userId: string,
  challenge: string,
): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + LIFE_MS)
  await db
    .insertInto('social_tickets')
    .values({ hash: hashToken(value), user_id: userId, challenge, expires_at: expiresAt })
    .execute()
  return value
}

/** Consumes a ticket and returns its user's id. */
export async function takeTicket(
  { db, now }: Needs,
  ticket: string,
  verifier: string,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('social_tickets')
    .where('hash', '=', hashToken(ticket))
    .returning(['user_id', 'challenge', 'expires_at'])
    .executeTakeFirst()
  if (!taken || taken.expires_at <= now() || taken.challenge !== challengeOf(verifier))
    return undefined
  return taken.user_id
}
