import { createHmac, randomUUID } from 'node:crypto'
import type { Gateway } from '../server/domain.ts'
import { unbindOtherSignIns, unbindSignIn } from '../push/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import { evictTokens } from '../server/known-tokens.ts'
import { hashToken } from '../server/visitor.ts'
import { sharedSecret } from './secrets.ts'

type Needs = Pick<Gateway, 'db' | 'config' | 'now'>

export interface TokenPair {
  access_token: { value: string; expired_at: number }
  refresh_token: { value: string; expired_at: number }
}

// A second tab may send the same refresh token shortly after; it gets the same pair.
const GRACE_MS = 10_000

const epoch = (date: Date) => Math.floor(date.getTime() / 1000)

/**
 * Starts a sign-in: a family of tokens, each pair derived from the previous one. `alongside` runs in its transaction.
 */
export async function startSignIn(
  gateway: Needs,
  userId: string,
  alongside: (trx: Trx, family: string) => Promise<void>,
): Promise<TokenPair> {
  const seed = `${randomUUID()}${randomUUID()}`
  const pair = (await successorsOf(gateway, seed))(gateway.now())
  const family = randomUUID()
  await atomically(gateway.db, async (trx) => {
    await insertPair(trx, pair, { userId, family })
    await alongside(trx, family)
  })
  return pair
}

/**
 * Exchanges a refresh token for the next pair. A token that is used again after the grace period was stolen: then the
 * whole family is deleted, and the result is undefined.
 */
export async function renewSignIn(
  gateway: Needs,
  refreshToken: string,
  network: string,
): Promise<TokenPair | undefined> {
  const now = gateway.now()
  const hash = hashToken(refreshToken)
  const pairAt = await successorsOf(gateway, refreshToken)
  let wasStolen = false
  const answer = await atomically(gateway.db, async (trx) => {
    const used = await trx
      .updateTable('tokens')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('kind', '=', 'refresh')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['user_id', 'family'])
      .executeTakeFirst()
    if (used?.user_id) {
      const pair = pairAt(now)
      await insertPair(trx, pair, { userId: used.user_id, family: used.family })
      await trx
        .updateTable('sign_ins')
        .set({ seen_at: now, network })
        .where('family', '=', used.family)
        .execute()
      return pair
    }
    const earlier = await trx
      .selectFrom('tokens')
      .select(['used_at', 'family'])
      .where('hash', '=', hash)
      .where('kind', '=', 'refresh')
      .executeTakeFirst()
    if (!earlier?.used_at) return undefined
    // The clocks of two gateways may differ a little, so a use in the future is recent as well.
    if (now.getTime() - earlier.used_at.getTime() <= GRACE_MS) return pairAt(earlier.used_at)
    await trx.deleteFrom('tokens').where('family', '=', earlier.family).execute()
    await unbindSignIn(trx, earlier.family)
    wasStolen = true
    return undefined
  })
  if (wasStolen) evictTokens(gateway.db)
  return answer
}

/** Ends one sign-in: deletes all of its tokens, and its pushes. */
export async function endSignIn(db: Needs['db'], family: string): Promise<void> {
  await db.deleteFrom('tokens').where('family', '=', family).execute()
  await unbindSignIn(db, family)
  evictTokens(db)
}

/** Ends all sign-ins of a buyer except one, for example after a new password. */
export async function endOtherSignIns(
  db: Needs['db'],
  userId: string,
  retainedFamily: string | null,
): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .$if(retainedFamily !== null, (query) => query.where('family', '!=', retainedFamily ?? ''))
    .execute()
  await unbindOtherSignIns(db, userId, retainedFamily)
  evictTokens(db)
}

// Derived, so that the same refresh token returns the same pair although only hashes are stored.
async function successorsOf({ db, config }: Needs, seed: string): Promise<(at: Date) => TokenPair> {
  const secret = await sharedSecret(db, 'tokens')
  const derive = (kind: string) =>
    createHmac('sha256', secret).update(`${kind}:${seed}`).digest('base64url')
  return (at) => ({
    access_token: { value: derive('access'), expired_at: epoch(at) + config.accessLife },
    refresh_token: { value: derive('refresh'), expired_at: epoch(at) + config.refreshLife },
  })
}

async function insertPair(
  trx: Trx,
  pair: TokenPair,
  owner: { userId: string; family: string },
): Promise<void> {
  const row = (kind: 'access' | 'refresh', token: { value: string; expired_at: number }) => ({
    hash: hashToken(token.value),
    kind,
    user_id: owner.userId,
    family: owner.family,
    expires_at: new Date(token.expired_at * 1000),
    used_at: null,
  })
  await trx
    .insertInto('tokens')
    .values([row('access', pair.access_token), row('refresh', pair.refresh_token)])
    .execute()
}
