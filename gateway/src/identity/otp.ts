import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { type Channel, deliver } from '../delivery/public.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { masked } from './accounts.ts'
import { buyerAsCaller, type Caller, callerOf } from './caller.ts'
import { reportRefusedCode, warnNearShopLimit } from './sending-alarms.ts'
import { pauseKeyOf, sendingLimits } from './sending-limits.ts'
import {
  clearCounts,
  LimitReached,
  minutesUntil,
  reserve,
  secondsUntil,
  withinLimits,
} from './counters.ts'
import { countGuess } from './guesses.ts'
import { otpMessage } from './otp-message.ts'
import type { OtpPurpose, OtpTable } from './tables.ts'
import { waitText } from './wait-text.ts'

type Needs = Pick<Gateway, 'db' | 'config' | 'now' | 'app' | 'standIns'>

const ATTEMPTS_PER_CODE = 5
const FAILURES_PER_CALLER = 10
const FAILURE_WINDOW_S = 15 * 60

const LIMIT_REFUSALS = {
  target: 'OTP_SENDING_LIMIT',
  network: 'OTP_NETWORK_LIMIT',
  block: 'OTP_PHONE_LIMIT',
  shop: 'OTP_PHONE_LIMIT',
} as const

type LimitRefusal = (typeof LIMIT_REFUSALS)[keyof typeof LIMIT_REFUSALS]
interface Details {
  data?: unknown
}
export type RefuseSending = ((
  name: LimitRefusal,
  details: Details & { values: { wait: string } },
) => never) &
  ((name: 'OTP_STILL_ACTIVE', details: Details & { values: { seconds: number } }) => never) &
  ((name: 'OTP_NOT_SENT', details?: Details) => never)
export type RefuseCode = ((name: 'OTP_INVALID' | 'OTP_EXPIRED', details?: Details) => never) &
  ((name: 'OTP_TOO_MANY_ATTEMPTS', details: Details & { values: { minutes: number } }) => never)

const hashCode = (requestId: string, code: string) =>
  createHash('sha256').update(`${requestId}:${code}`).digest('hex')

/** The request for a code, and the language of the response. */
export interface Origin {
  request: FastifyRequest
  language: Language
}

/** The source to count. Codes for a sign-in or a registration are for a visitor, others for the signed-in `userId`. */
const callerFor = (
  gateway: Needs,
  request: FastifyRequest,
  { purpose, userId }: { purpose: OtpPurpose; userId: string | null },
): Promise<Caller> | Caller =>
  purpose === 'login' || purpose === 'register' || userId === null
    ? callerOf(gateway, request, userId)
    : buyerAsCaller(request, userId)

/** Sends a code that verifies `target`, within the sending limits. A `requestId` sends a new code for that request. */
export async function sendCode(
  gateway: Needs,
  code: {
    requestId?: string
    purpose: OtpPurpose
    userId: string | null
    target: string
    channel: Channel
  },
  { request, language }: Origin,
  refuse: RefuseSending,
) {
  const { db, config } = gateway
  const now = gateway.now()
  const limits = sendingLimits(config, code, await callerFor(gateway, request, code))
  const pauseKey = limits[0].key
  const reserved = await withinLimits(db, (trx) => reserve(trx, limits, now))
  if (reserved instanceof LimitReached) {
    const seconds = secondsUntil(reserved.endsAt, now)
    const limit = limits.find(({ key }) => key === reserved.limit.key) ?? limits[0]
    await reportRefusedCode(gateway, limit, reserved)
    if (limit.of === 'pause')
      return refuse('OTP_STILL_ACTIVE', {
        values: { seconds },
        data: { resend_in: seconds, resend_at: epoch(reserved.endsAt) },
      })
    return refuse(LIMIT_REFUSALS[limit.of], {
      values: { wait: waitText(seconds, language) },
      data: { retry_in: seconds },
    })
  }
  warnNearShopLimit(gateway, reserved)
  const resendAt = reserved.get(pauseKey)?.endsAt ?? now

  const id = code.requestId ?? randomUUID()
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(now.getTime() + config.otpLife * 1000)
  const fresh = {
    channel: code.channel,
    code_hash: hashCode(id, digits),
    attempts: 0,
    expires_at: expiresAt,
  }
  await db
    .insertInto('otp_requests')
    .values({
      id,
      purpose: code.purpose,
      user_id: code.userId,
      target: code.target,
      verified_at: null,
      created_at: now,
      ...fresh,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fresh))
    .execute()
  try {
    const minutes = Math.ceil(config.otpLife / 60)
    const { hostname } = new URL(config.shopUrl)
    const { text, sms, ...mail } = otpMessage(digits, minutes, language, hostname)
    await deliver(gateway, {
      channel: code.channel,
      to: code.target,
      text: code.channel === 'sms' ? sms : text,
      ...(code.channel === 'email' ? mail : {}),
    })
  } catch (error) {
    gateway.app.log.error({ err: error }, 'a one-time code was not taken by its provider')
    // No code was sent, so the buyer may request another one immediately.
    await clearCounts(db, [pauseKey])
    refuse('OTP_NOT_SENT')
  }
  return {
    data: {
      request_id: id,
      channel: code.channel,
      target: masked(code.target),
      expired_at: epoch(expiresAt),
      expiry_time: { expiry_date: expiresAt.toISOString() },
      resend_in: secondsUntil(resendAt, now),
      resend_at: epoch(resendAt),
    },
  }
}

/** Verifies a code. Counts each attempt before the comparison, so that concurrent ones count like sequential ones. */
export async function takeCode(
  gateway: Needs,
  given: {
    requestId: string
    code: string
    purposes: readonly OtpPurpose[]
    userId?: string
    from: FastifyRequest
  },
  refuse: RefuseCode,
): Promise<OtpTable> {
  const { db } = gateway
  const now = gateway.now()
  const request = await db
    .selectFrom('otp_requests')
    .selectAll()
    .where('id', '=', given.requestId)
    .executeTakeFirst()
  const fits =
    request &&
    given.purposes.includes(request.purpose) &&
    (!given.userId || request.user_id === given.userId)
  if (!fits || request.verified_at || request.expires_at <= now) return refuse('OTP_EXPIRED')

  const attempt = await db
    .updateTable('otp_requests')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', request.id)
    .where('attempts', '<', ATTEMPTS_PER_CODE)
    .where('verified_at', 'is', null)
    .returning(['attempts', 'code_hash'])
    .executeTakeFirst()
  const minutes = minutesUntil(request.expires_at, now)
  if (!attempt) return refuse('OTP_TOO_MANY_ATTEMPTS', { values: { minutes } })
  // Counted by caller: a stranger can request a code and guess at it, and must not use up the owner's attempts.
  const about = { purpose: request.purpose, userId: request.user_id }
  const caller = await callerFor(gateway, given.from, about)
  const guess = await countGuess(gateway, {
    limits: [
      {
        key: `otp-failures:${request.target}:${caller.key}`,
        most: FAILURES_PER_CALLER,
        windowSeconds: FAILURE_WINDOW_S,
      },
    ],
  })
  if (guess instanceof LimitReached)
    return refuse('OTP_TOO_MANY_ATTEMPTS', { values: { minutes: minutesUntil(guess.endsAt, now) } })
  if (
    !timingSafeEqual(Buffer.from(attempt.code_hash), Buffer.from(hashCode(request.id, given.code)))
  ) {
    const left = ATTEMPTS_PER_CODE - attempt.attempts
    if (left === 0) refuse('OTP_TOO_MANY_ATTEMPTS', { values: { minutes } })
    refuse('OTP_INVALID', { data: { attempts_left: left } })
  }
  const taken = await db
    .updateTable('otp_requests')
    .set({ verified_at: now })
    .where('id', '=', request.id)
    .where('code_hash', '=', attempt.code_hash)
    .where('verified_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!taken) return refuse('OTP_EXPIRED')
  await guess.wasRight()
  await clearCounts(db, [pauseKeyOf(request.target, caller)])
  return taken
}

const epoch = (date: Date) => Math.floor(date.getTime() / 1000)
