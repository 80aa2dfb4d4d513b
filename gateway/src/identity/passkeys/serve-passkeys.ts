import * as passkeyCalls from '@borong/api/passkeys'
import { notify } from '../../notifications/public.ts'
import { atomically, type Database, type Trx } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { newId } from '../../server/new-id.ts'
import { generalProblem } from '../../server/problem.ts'
import { lockBuyer } from '../lock-buyer.ts'
import { accountOf } from '../accounts.ts'
import { useOta } from '../otas.ts'
import { storeChallenge } from './challenges.ts'
import { newCredential, passkeyDomain, webAuthn } from './verify.ts'

const MOST = 10
const SHOP = 'Borong'

/** Passkeys beside passwords and codes: the buyer adds, names and removes them. */
export function servePasskeys(gateway: Gateway): void {
  const { serve, db, now, config } = gateway

  serve(passkeyCalls.passkeys, async ({ buyerId }) => listOf(db, buyerId))

  serve(passkeyCalls.passkeyOptions, async ({ buyerId, language }) => {
    const user = await accountOf(db, buyerId)
    if (!user) throw generalProblem('UNAUTHORIZED', language)
    const own = await rowsOf(db, buyerId)
    const { generateRegistrationOptions } = await webAuthn()
    const options = await generateRegistrationOptions({
      rpName: SHOP,
      rpID: passkeyDomain(config),
      userID: new Uint8Array(Buffer.from(user.id)),
      userName: user.email ?? user.handphone ?? user.name,
      userDisplayName: user.name,
      excludeCredentials: own.map(({ credential_id: id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const challenge_id = await storeChallenge(gateway, options.challenge, buyerId)
    return { challenge_id, options: { ...options } }
  })

  serve(passkeyCalls.addPasskey, async ({ body, buyerId, request, refuse }) => {
    const credential = await newCredential(gateway, {
      challengeId: body.challenge_id,
      userId: buyerId,
      response: body.response,
    })
    if (!credential) return refuse('PASSKEY_INVALID')
    const proof = { purpose: 'verify_user', userId: buyerId } as const
    await atomically(db, async (trx) => {
      if (!(await useOta({ db: trx, now }, request.headers['x-ota'], proof))) refuse('OTA_INVALID')
      await lockBuyer(trx, buyerId)
      if ((await rowsOf(trx, buyerId)).length >= MOST) refuse('PASSKEY_LIMIT')
      await trx
        .insertInto('passkeys')
        .values({
          id: newId(),
          user_id: buyerId,
          credential_id: credential.id,
          name: body.name,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: JSON.stringify(credential.transports ?? []),
          created_at: now(),
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .execute()
      await notify(trx, {
        userId: buyerId,
        kind: 'PASSKEY_ADDED',
        path: '/profile/passkeys',
        detail: body.name,
        at: now(),
      })
    })
    return listOf(db, buyerId)
  })

  serve(passkeyCalls.renamePasskey, async ({ params, body, buyerId, refuse }) => {
    const renamed = await db
      .updateTable('passkeys')
      .set({ name: body.name })
      .where('id', '=', params.passkeyId)
      .where('user_id', '=', buyerId)
      .returning('id')
      .executeTakeFirst()
    if (!renamed) refuse('PASSKEY_UNKNOWN')
    return listOf(db, buyerId)
  })

  serve(passkeyCalls.removePasskey, async ({ params, buyerId, refuse }) => {
    const removed = await db
      .deleteFrom('passkeys')
      .where('id', '=', params.passkeyId)
      .where('user_id', '=', buyerId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) refuse('PASSKEY_UNKNOWN')
    return listOf(db, buyerId)
  })

  serve(passkeyCalls.passkeyChallenge, async () => {
    const { generateAuthenticationOptions } = await webAuthn()
    const options = await generateAuthenticationOptions({
      rpID: passkeyDomain(config),
      userVerification: 'required',
    })
    const challenge_id = await storeChallenge(gateway, options.challenge, null)
    return { challenge_id, options: { ...options } }
  })
}

const rowsOf = (db: Database | Trx, userId: string) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute()

async function listOf(db: Database, userId: string) {
  const rows = await rowsOf(db, userId)
  return {
    passkeys: rows.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
  }
}
