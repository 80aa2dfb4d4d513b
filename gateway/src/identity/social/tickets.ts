import { createHash, randomBytes } from 'node:crypto'
import type { Gateway } from '../../server/domain.ts'
import { hashToken } from '../../server/visitor.ts'

type Needs = Pick<Gateway, 'db' | 'now'>

const LIFE_MS = 2 * 60 * 1000

/** The S256 challenge of a verifier, as in PKCE. */
export const challengeOf = (verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url')

/** What the browser brings back from a social sign-in and hands to the login call. Worth nothing without its verifier. */
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

/** Uses a ticket up; the answer is whose it is. */
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
