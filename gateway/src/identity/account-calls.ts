import * as verificationCalls from '@borong/api/verification'
import * as identityCalls from '@borong/api/identity'
import { notify } from '../notifications/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { generalProblem } from '../server/problem.ts'
import type { UserTable } from './user-table.ts'
import {
  accountOf,
  channelsFor,
  channelsOf,
  findAccount,
  type Identifier,
  identifierOf,
  masked,
  maskedContacts,
} from './accounts.ts'
import { minutesUntil } from './counters.ts'
import { issueOta, useOta } from './otas.ts'
import { targetOf } from './otp-calls.ts'
import { type Origin, sendCode, takeCode } from './otp.ts'
import { checkOwnPassword } from './own-password.ts'
import { checkPin } from './pins.ts'

/** C-09, C-10: the buyer's own account, renewed verification, changes of email and phone. */
export function serveAccount(gateway: Gateway): void {
  const { serve, db, config, now } = gateway

  serve(identityCalls.ssoProfile, async ({ buyerId, language }) => {
    const user = await buyer(buyerId, language)
    return {
      data: {
        id: user.id,
        sso_id: user.sso_id,
        name: user.name,
        email: user.email,
        handphone: user.handphone,
        email_verified: user.email_verified,
        phone_verified: user.phone_verified,
        has_password: Boolean(user.password_hash),
        has_pin: Boolean(user.pin_hash),
      },
    }
  })

  serve(verificationCalls.verifyUser, async ({ body, buyerId, request, language, refuse }) => {
    const user = await buyer(buyerId, language)
    const channels = channelsOf(config, user)
    if (body.type === 'channel_list') return { data: { channels, ...maskedContacts(user) } }
    if (!channels[body.channel]) return refuse('CHANNEL_NOT_AVAILABLE')
    const proof = { purpose: 'verify_user', userId: user.id } as const
    if (body.type === 'request_verification_number') {
      const target = targetOf(user, body.channel) ?? refuse('CHANNEL_NOT_AVAILABLE')
      return sendCode(
        gateway,
        { ...proof, target, channel: body.channel },
        { request, language },
        refuse,
      )
    }
    if (body.channel === 'pin') {
      const checked = await checkPin(gateway, user, body.verification_number)
      if (checked.result === 'blocked')
        return refuse('OTP_TOO_MANY_ATTEMPTS', {
          values: { minutes: minutesUntil(checked.endsAt, now()) },
        })
      if (checked.result === 'wrong')
        refuse('OTP_INVALID', { data: { attempts_left: checked.left } })
      return issueOta(gateway, { ...proof, target: 'pin' })
    }
    const requestId = body.request_id ?? refuse('OTP_EXPIRED')
    const given = {
      requestId,
      code: body.verification_number,
      purposes: ['verify_user'],
      userId: user.id,
      from: request,
    } as const
    const taken = await takeCode(gateway, given, refuse)
    return issueOta(gateway, { ...proof, target: taken.target })
  })

  serve(verificationCalls.changeIdentity, async ({ body, buyerId, request, language, refuse }) => {
    const user = await buyer(buyerId, language)
    const identifier = await freeIdentity(user, body, refuse)
    if (
      !(await useOta(gateway, request.headers['x-ota'], {
        purpose: 'verify_user',
        userId: user.id,
      }))
    )
      refuse('OTA_INVALID')
    return sendToNew(user, identifier, body.channel, { request, language }, refuse)
  })

  serve(verificationCalls.newIdentity, async ({ body, buyerId, request, language, refuse }) => {
    const user = await buyer(buyerId, language)
    const isVerified = body.type === 'email' ? user.email_verified : user.phone_verified
    if (isVerified) refuse('IDENTITY_VERIFIED')
    await proveOwner(user, { password: body.password, ota: request.headers['x-ota'] }, refuse)
    const identifier = identifierOf(body.new_identity)
    const isOwn = identifier?.value === (body.type === 'email' ? user.email : user.handphone)
    return sendToNew(
      user,
      isOwn && identifier ? identifier : await freeIdentity(user, body, refuse),
      body.channel,
      { request, language },
      refuse,
    )
  })

  serve(verificationCalls.verifyIdentity, async ({ body, buyerId, request, language, refuse }) => {
    const identifier = identifierOf(body.new_identity) ?? refuse('IDENTIFIER_INVALID')
    const purpose = identifier.type === 'email' ? 'change_email' : 'change_phone'
    const sent = await db
      .selectFrom('otp_requests')
      .select('id')
      .where('user_id', '=', buyerId)
      .where('purpose', '=', purpose)
      .where('target', '=', identifier.value)
      .where('verified_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const requestId = sent?.id ?? refuse('OTP_EXPIRED')
    await takeCode(
      gateway,
      { requestId, code: body.otp, purposes: [purpose], userId: buyerId, from: request },
      refuse,
    )
    const change =
      identifier.type === 'email'
        ? { email: identifier.value, email_verified: true }
        : { handphone: identifier.value, phone_verified: true }
    try {
      await atomically(db, async (trx) => {
        await trx.updateTable('users').set(change).where('id', '=', buyerId).execute()
        await notify(trx, {
          userId: buyerId,
          kind: 'CONTACT_ADDED',
          path: '/profile',
          detail: masked(identifier.value),
          at: now(),
        })
      })
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
      refuse(identifier.type === 'email' ? 'EMAIL_REGISTERED' : 'PHONE_REGISTERED')
    }
    const user = await buyer(buyerId, language)
    return { data: { confirmed: true, email: user.email, handphone: user.handphone } }
  })

  /** A session alone adds no contact that proves its owner: the account's channels, its PIN or its password do. */
  const proveOwner = async (
    user: UserTable,
    given: { password: string | undefined; ota: string | string[] | undefined },
    refuse: ((name: 'OTA_INVALID' | 'PASSWORD_NOT_VALID') => never) &
      ((name: 'PASSWORD_LOCKED', details: { values: { minutes: number } }) => never),
  ) => {
    if (Object.values(channelsOf(config, user)).some(Boolean)) {
      const proof = { purpose: 'verify_user', userId: user.id } as const
      if (!(await useOta(gateway, given.ota, proof))) refuse('OTA_INVALID')
    } else if (user.password_hash) {
      const checked = await checkOwnPassword(gateway, user, given.password ?? '')
      if (checked.result === 'blocked')
        refuse('PASSWORD_LOCKED', { values: { minutes: minutesUntil(checked.endsAt, now()) } })
      if (checked.result === 'wrong') refuse('PASSWORD_NOT_VALID')
    }
  }

  const buyer = async (id: string, language: 'id' | 'en') => {
    const user = await accountOf(db, id)
    if (!user) throw generalProblem('UNAUTHORIZED', language)
    return user
  }

  // V-05: the new one differs from the old one and belongs to no other account.
  const freeIdentity = async (
    user: UserTable,
    body: { type: 'email' | 'phone'; new_identity: string },
    refuse: (
      name: 'IDENTIFIER_INVALID' | 'SAME_IDENTITY' | 'EMAIL_REGISTERED' | 'PHONE_REGISTERED',
    ) => never,
  ): Promise<Identifier> => {
    const identifier = identifierOf(body.new_identity)
    if (identifier?.type !== body.type) return refuse('IDENTIFIER_INVALID')
    if (identifier.value === (body.type === 'email' ? user.email : user.handphone))
      refuse('SAME_IDENTITY')
    if (await findAccount(db, identifier))
      refuse(body.type === 'email' ? 'EMAIL_REGISTERED' : 'PHONE_REGISTERED')
    return identifier
  }

  const sendToNew = (
    user: UserTable,
    identifier: Identifier,
    phoneChannel: 'sms' | 'whatsapp',
    origin: Origin,
    refuse: Parameters<typeof sendCode>[3] & ((name: 'CHANNEL_NOT_AVAILABLE') => never),
  ) => {
    const channel = identifier.type === 'email' ? 'email' : phoneChannel
    if (!channelsFor(config, identifier.type).includes(channel))
      return refuse('CHANNEL_NOT_AVAILABLE')
    const purpose = identifier.type === 'email' ? 'change_email' : 'change_phone'
    return sendCode(
      gateway,
      { purpose, userId: user.id, target: identifier.value, channel },
      origin,
      refuse,
    )
  }
}

const UNIQUE_VIOLATION = '23505'
