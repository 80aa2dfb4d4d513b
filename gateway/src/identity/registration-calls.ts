import * as identityCalls from '@borong/api/identity'
import { randomUUID } from 'node:crypto'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { acceptInvitation } from '../invitations/public.ts'
import { acceptTerms } from './accepted-terms.ts'
import { identifierOf } from './accounts.ts'
import { signInHere } from './devices/sign-in-here.ts'
import { knownDevice } from './known-devices.ts'
import { issueOta, useOta } from './otas.ts'
import { takeCode } from './otp.ts'
import { hashPassword } from './passwords.ts'

/** C-08: registration of an account with a confirmed email or phone. */
export function serveRegistration(gateway: Gateway): void {
  const { serve, db, now } = gateway

  serve(identityCalls.verifyRegister, async ({ body, request, refuse }) => {
    const taken = await takeCode(
      gateway,
      { requestId: body.request_id, code: body.otp, purposes: ['register'], from: request },
      refuse,
    )
    return issueOta(gateway, { purpose: 'register', userId: null, target: taken.target })
  })

  serve(identityCalls.register, async ({ body, request, reply, language, refuse }) => {
    const identifier = identifierOf(body.username) ?? refuse('IDENTIFIER_INVALID')
    const isEmail = identifier.type === 'email'
    if (isEmail && !body.password)
      refuse('PASSWORD_MISSING', { errors: { password: ['Minimal 8 karakter'] } })
    const id = randomUUID()
    const password_hash = body.password ? await hashPassword(body.password) : null
    const isDeviceOf = async (userId: string) =>
      (await knownDevice(gateway, request, userId)) !== undefined
    await atomically(db, async (trx) => {
      const proof = { purpose: 'register', target: identifier.value } as const
      if (!(await useOta({ db: trx, now }, body.ota, proof))) refuse('OTA_INVALID')
      const made = await trx
        .insertInto('users')
        .values({
          id,
          sso_id: randomUUID(),
          name: body.name,
          email: isEmail ? identifier.value : null,
          handphone: isEmail ? null : identifier.value,
          email_verified: isEmail,
          phone_verified: !isEmail,
          password_hash,
          pin_hash: null,
          birth_date: null,
          age_verified_at: null,
          created_at: now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!made) refuse(isEmail ? 'EMAIL_REGISTERED' : 'PHONE_REGISTERED')
      await acceptTerms(trx, id, now())
      if (body.ajak)
        await acceptInvitation(trx, {
          code: body.ajak,
          buyer: { id, name: body.name },
          isDeviceOf,
          at: now(),
        })
    })
    return { data: await signInHere(gateway, { request, reply, language }, id) }
  })
}
