import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { type Channel, deliver } from '../delivery/deliver.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { masked } from './accounts.ts'
import { counted, countUp, forgetCount, minutesUntil, secondsUntil } from './counters.ts'
import { otpMessage } from './otp-message.ts'
import type { OtpPurpose, OtpTable } from './tables.ts'

type Needs = Pick<Gateway, 'db' | 'config' | 'now' | 'app'>

const SENDS_PER_HOUR = 5
const SENDS_PER_DAY = 15
const ATTEMPTS_PER_CODE = 5
const FAILURES_PER_TARGET = 10
const FAILURE_WINDOW_S = 15 * 60

type SendingRefusal = 'OTP_SENDING_LIMIT' | 'OTP_STILL_ACTIVE' | 'OTP_NOT_SENT'
type CodeRefusal = 'OTP_INVALID' | 'OTP_EXPIRED' | 'OTP_TOO_MANY_ATTEMPTS'
interface Details {
  data?: unknown
  values?: Record<string, string | number>
}
export type RefuseSending = (name: SendingRefusal, details?: Details) => never
export type RefuseCode = (name: CodeRefusal, details?: Details) => never

const hashCode = (requestId: string, code: string) =>
  createHash('sha256').update(`${requestId}:${code}`).digest('hex')

/** Sends a code that proves `target`, within the limits of sending. A `requestId` sends a new code for that request. */
export async function sendCode(
  gateway: Needs,
  code: {
    requestId?: string
    purpose: OtpPurpose
    userId: string | null
    target: string
    channel: Channel
  },
  language: Language,
  refuse: RefuseSending,
) {
  const { db, config } = gateway
  const now = gateway.now()
  const pauseKey = `otp-pause:${code.target}`
  const pause = await countUp(db, pauseKey, config.otpResendPause, now)
  if (pause.count > 1) {
    const seconds = secondsUntil(pause.endsAt, now)
    refuse('OTP_STILL_ACTIVE', {
      values: { seconds },
      data: { resend_in: seconds, resend_at: epoch(pause.endsAt) },
    })
  }
  const hour = await countUp(db, `otp-hour:${code.target}`, 60 * 60, now)
  const day = await countUp(db, `otp-day:${code.target}`, 24 * 60 * 60, now)
  if (hour.count > SENDS_PER_HOUR || day.count > SENDS_PER_DAY) {
    const end = hour.count > SENDS_PER_HOUR ? hour.endsAt : day.endsAt
    refuse('OTP_SENDING_LIMIT', { data: { retry_in: secondsUntil(end, now) } })
  }

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
    const { text, ...mail } = otpMessage(digits, minutes, language)
    await deliver(gateway, {
      channel: code.channel,
      to: code.target,
      text,
      ...(code.channel === 'email' ? mail : {}),
    })
  } catch (error) {
    gateway.app.log.error({ err: error }, 'a one-time code was not taken by its provider')
    // Nothing arrived, so nothing has to be waited for.
    await forgetCount(db, pauseKey)
    refuse('OTP_NOT_SENT')
  }
  return {
    data: {
      request_id: id,
      channel: code.channel,
      target: masked(code.target),
      expired_at: epoch(expiresAt),
      expiry_time: { expiry_date: expiresAt.toISOString() },
      resend_in: secondsUntil(pause.endsAt, now),
      resend_at: epoch(pause.endsAt),
    },
  }
}

/** Takes a code. Each attempt is counted before it is looked at, so that many at once are no more than many in turn. */
export async function takeCode(
  gateway: Needs,
  given: { requestId: string; code: string; purposes: readonly OtpPurpose[]; userId?: string },
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

  const failureKey = `otp-failures:${request.target}`
  const failures = await counted(db, failureKey, now)
  if (failures.count >= FAILURES_PER_TARGET) {
    refuse('OTP_TOO_MANY_ATTEMPTS', { values: { minutes: minutesUntil(failures.endsAt, now) } })
  }
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
  if (
    !timingSafeEqual(Buffer.from(attempt.code_hash), Buffer.from(hashCode(request.id, given.code)))
  ) {
    await countUp(db, failureKey, FAILURE_WINDOW_S, now)
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
  await forgetCount(db, `otp-pause:${request.target}`)
  return taken
}

const epoch = (date: Date) => Math.floor(date.getTime() / 1000)
