import { MINUTE_MS } from '@borong/api/rules/time'
import { randomBytes } from 'node:crypto'
import type { Gateway } from '../../server/domain.ts'

type Needs = Pick<Gateway, 'db' | 'now'>

const LIFE_MS = 5 * MINUTE_MS

/** Stores a challenge, for one use within five minutes; returns its id. */
export async function storeChallenge(
  { db, now }: Needs,
  challenge: string,
  userId: string | null,
): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  await db
    .insertInto('passkey_challenges')
    .values({
      id,
      challenge,
      user_id: userId,
      expires_at: new Date(now().getTime() + LIFE_MS),
    })
    .execute()
  return id
}

/** Consumes a challenge: it is gone after the first answer, also after a wrong one. */
export async function takeChallenge(
  { db, now }: Needs,
  id: string,
  userId: string | null,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .where('expires_at', '>', now())
    .where('user_id', userId === null ? 'is' : '=', userId)
    .returning('challenge')
    .executeTakeFirst()
  return taken?.challenge
}
