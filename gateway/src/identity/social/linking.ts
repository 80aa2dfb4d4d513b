import { randomUUID } from 'node:crypto'
import { isEmail, normaliseEmail } from '@borong/api/rules/email'
import type { Gateway } from '../../server/domain.ts'
import { atomically } from '../../server/database.ts'
import { evictTokens } from '../../server/known-tokens.ts'
import type { Claims } from './id-token.ts'

/**
 * The account of a person whom the provider identifies: the linked account, else the one with their email, else a new
 * one. Undefined when the provider has not verified the email.
 */
export async function accountForClaims(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  provider: string,
  claims: Claims,
): Promise<string | undefined> {
  let wasClaimed = false
  const userId = await atomically(db, async (trx) => {
    const tied = await trx
      .selectFrom('social_accounts')
      .select('user_id')
      .where('provider', '=', provider)
      .where('subject', '=', claims.sub)
      .executeTakeFirst()
    if (tied) return tied.user_id
    if (!claims.email || claims.email_verified !== true || !isEmail(claims.email)) return undefined

    const email = normaliseEmail(claims.email)
    const id = randomUUID()
    await trx
      .insertInto('users')
      .values({
        id,
        sso_id: randomUUID(),
        name: (claims.name ?? '').replaceAll('\0', '').trim().slice(0, 100) || email,
        email,
        handphone: null,
        email_verified: true,
        phone_verified: false,
        password_hash: null,
        pin_hash: null,
        birth_date: null,
        age_verified_at: null,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
    const user = await trx
      .selectFrom('users')
      .select(['id', 'email_verified'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    if (!user.email_verified) {
      // The account was opened with an unverified address. The person who set its password must not share the account.
      await trx
        .updateTable('users')
        .set({
          email_verified: true,
          password_hash: null,
          pin_hash: null,
          handphone: null,
          phone_verified: false,
        })
        .where('id', '=', user.id)
        .execute()
      await trx.deleteFrom('tokens').where('user_id', '=', user.id).execute()
      wasClaimed = true
    }
    await trx
      .insertInto('social_accounts')
      .values({ provider, subject: claims.sub, user_id: user.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return user.id
  })
  if (wasClaimed) evictTokens(db)
  return userId
}
