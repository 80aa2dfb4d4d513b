import * as verificationCalls from '@borong/api/verification'
import type { Gateway } from '../server/domain.ts'
import type { Channel } from '../delivery/public.ts'
import { generalProblem } from '../server/problem.ts'
import { accountOf, channelsFor, channelsOf, findAccount, identifierOf } from './accounts.ts'
import { issueOta } from './otas.ts'
import { type Origin, type RefuseSending, sendCode, takeCode } from './otp.ts'
import type { UserTable } from './user-table.ts'

type Refuse = RefuseSending &
  ((
    name:
      | 'IDENTIFIER_INVALID'
      | 'CHANNEL_NOT_AVAILABLE'
      | 'EMAIL_REGISTERED'
      | 'PHONE_REGISTERED'
      | 'EMAIL_NOT_REGISTERED'
      | 'PHONE_NOT_REGISTERED',
  ) => never)

/** The buyer's address or number for a channel. */
export const targetOf = (user: UserTable, channel: Channel) =>
  channel === 'email' ? user.email : user.handphone

/** C-06, C-11: sending, resending and verifying one-time codes. */
export function serveOtp(gateway: Gateway): void {
  const { serve, db, config } = gateway

  const start = async (
    body: { type: 'login' | 'register'; username: string; channel: Channel },
    origin: Origin,
    refuse: Refuse,
  ) => {
    const { channel, type } = body
    const identifier = identifierOf(body.username) ?? refuse('IDENTIFIER_INVALID')
    const user = await findAccount(db, identifier)
    if (type === 'register') {
      if (user) refuse(identifier.type === 'email' ? 'EMAIL_REGISTERED' : 'PHONE_REGISTERED')
      if (!channelsFor(config, identifier.type).includes(channel)) refuse('CHANNEL_NOT_AVAILABLE')
      return sendCode(
        gateway,
        { purpose: 'register', userId: null, target: identifier.value, channel },
        origin,
        refuse,
      )
    }
    const isVerified = identifier.type === 'email' ? user?.email_verified : user?.phone_verified
    if (!user || !isVerified)
      return refuse(identifier.type === 'email' ? 'EMAIL_NOT_REGISTERED' : 'PHONE_NOT_REGISTERED')
    const target = channelsOf(config, user)[channel] ? targetOf(user, channel) : null
    return sendCode(
      gateway,
      {
        purpose: 'login',
        userId: user.id,
        target: target ?? refuse('CHANNEL_NOT_AVAILABLE'),
        channel,
      },
      origin,
      refuse,
    )
  }

  const again = async (
    body: { request_id: string; channel?: Channel | undefined },
    buyerId: string,
    origin: Origin,
    refuse: RefuseSending & ((name: 'CHANNEL_NOT_AVAILABLE' | 'OTP_EXPIRED') => never),
  ) => {
    const request = await db
      .selectFrom('otp_requests')
      .selectAll()
      .where('id', '=', body.request_id)
      .executeTakeFirst()
    // Codes for a signed-in buyer may be resent only by that buyer. For the others the request id is enough.
    const isOpen = request?.purpose === 'login' || request?.purpose === 'register'
    if (!request || request.verified_at || (!isOpen && request.user_id !== buyerId))
      return refuse('OTP_EXPIRED')
    const channel = body.channel ?? request.channel
    let target: string | null = request.target
    if (channel !== request.channel) {
      const user = request.user_id ? await accountOf(db, request.user_id) : undefined
      const isOwnChoice = request.purpose === 'login' || request.purpose === 'verify_user'
      const allowed = isOwnChoice
        ? channelsOf(config, user)[channel]
        : channelsFor(config, request.target.includes('@') ? 'email' : 'phone').includes(channel)
      target = allowed ? (isOwnChoice && user ? targetOf(user, channel) : request.target) : null
    }
    const code = {
      purpose: request.purpose,
      userId: request.user_id,
      target: target ?? refuse('CHANNEL_NOT_AVAILABLE'),
      channel,
    }
    return sendCode(
      gateway,
      code.target === request.target ? { requestId: request.id, ...code } : code,
      origin,
      refuse,
    )
  }

  serve(verificationCalls.sendOtp, ({ body, refuse, ...origin }) => start(body, origin, refuse))
  serve(verificationCalls.resendOtp, ({ body, buyerId, refuse, ...origin }) =>
    again(body, buyerId, origin, refuse),
  )
  serve(verificationCalls.resendUserOtp, ({ body, buyerId, refuse, ...origin }) =>
    again(body, buyerId, origin, refuse),
  )

  serve(verificationCalls.generateOtp, async ({ body, buyerId, language, request, refuse }) => {
    const origin = { request, language }
    if (body.type === 'login' || body.type === 'register') return start(body, origin, refuse)
    const user = buyerId ? await accountOf(db, buyerId) : undefined
    if (!user) throw generalProblem('UNAUTHORIZED', language)
    const type = body.type === 'verify_email' ? 'email' : 'phone'
    const target = type === 'email' ? user.email : user.handphone
    if (!target || !channelsFor(config, type).includes(body.channel))
      return refuse('CHANNEL_NOT_AVAILABLE')
    return sendCode(
      gateway,
      { purpose: body.type, userId: user.id, target, channel: body.channel },
      origin,
      refuse,
    )
  })

  serve(verificationCalls.verifyOtp, async ({ body, buyerId, request, refuse }) => {
    const purposes = buyerId ? (['verify_email', 'verify_phone'] as const) : (['register'] as const)
    const given = {
      requestId: body.request_id,
      code: body.otp,
      purposes,
      from: request,
      ...(buyerId ? { userId: buyerId } : {}),
    }
    const taken = await takeCode(gateway, given, refuse)
    if (taken.purpose === 'register')
      return issueOta(gateway, { purpose: 'register', userId: null, target: taken.target })
    const verified =
      taken.purpose === 'verify_email' ? { email_verified: true } : { phone_verified: true }
    const column = taken.purpose === 'verify_email' ? 'email' : 'handphone'
    // The buyer may have changed the address since the code was sent: then the code verifies nothing.
    await db
      .updateTable('users')
      .set(verified)
      .where('id', '=', buyerId)
      .where(column, '=', taken.target)
      .execute()
    return issueOta(gateway, { purpose: taken.purpose, userId: buyerId, target: taken.target })
  })
}
