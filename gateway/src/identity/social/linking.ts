import { randomUUID } from 'node:crypto'
import { isEmail, normaliseEmail } from '@borong/api/rules/email'
import type { Gateway } from '../../server/domain.ts'
import { atomically } from '../../server/database.ts'
import { evictTokens } from '../../server/known-tokens.ts'
import { acceptInvitation } from '../../invitations/public.ts'
import { unbindOtherSignIns } from '../../push/public.ts'
import { acceptTerms } from '../accepted-terms.ts'
import type { Claims } from './provider.ts'

/** The link that brought a new buyer. */
interface Invitation {
  code: string | null
  /** Whether this buyer has signed in before in the browser of the sign-in. */
  isDeviceOf: (userId: string) => Promise<boolean>
}

/**
 * The account of a person whom the provider identifies: the linked account, else the one with their email, else a new
 * one. Undefined when the provider has not verified the email.
 */
export async function accountForClaims(
  { db, now, domains }: Pick<Gateway, 'db' | 'now' | 'domains'>,
  provider: string,
  claims: Claims,
  { code, isDeviceOf }: Invitation,
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
    const name = (claims.name ?? '').replaceAll('\0', '').trim().slice(0, 100) || email
    const at = now()
    const made = await trx
      .insertInto('users')
      .values({
        id,
        sso_id: randomUUID(),
        name,
        email,
        handphone: null,
        email_verified: true,
        phone_verified: false,
        password_hash: null,
        pin_hash: null,
        birth_date: null,
        age_verified_at: null,
        created_at: at,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) await acceptTerms(trx, id, at)
    // A buyer who has an account already was not invited.
    if (made && code !== null)
      await acceptInvitation(trx, { code, buyer: { id, name }, isDeviceOf, at })
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
      await unbindOtherSignIns(trx, user.id, null)
      await trx.deleteFrom('passkeys').where('user_id', '=', user.id).execute()
      for (const domain of domains) await domain.endAccess?.(trx, user.id, at)
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
