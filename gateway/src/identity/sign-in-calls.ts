import { createHmac } from 'node:crypto'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { generalProblem } from '../server/problem.ts'
import { bearerOf, issueToken } from '../server/visitor.ts'
import { findAccount, identifierOf } from './accounts.ts'
import { counted, countUp, forgetCount, minutesUntil } from './counters.ts'
import { takeCode } from './otp.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { sharedSecret } from './secrets.ts'
import { endOtherSignIns, endSignIn, renewSignIn, startSignIn } from './sign-ins.ts'
import { takeTicket } from './social/tickets.ts'

const GUEST_LIFE_MS = 24 * 60 * 60 * 1000
const FAILURES_PER_USERNAME = 10
const FAILURES_PER_ADDRESS = 100
const FAILURE_WINDOW_S = 15 * 60
const REPEAT_WINDOW_S = 30
// X-03: the first wrong field is what the buyer is told.
const STALE_TICKET = {
  id: 'Waktu masuk dengan akun sosial sudah habis, silakan ulangi',
  en: 'The social sign-in took too long, please repeat it',
}

/** C-02 to C-05: guest tokens, sign-in, renewal, sign-out. */
export function serveSignIn(gateway: Gateway): void {
  const { serve, db, now } = gateway

  serve('authorize', async () => {
    const expiresAt = new Date(now().getTime() + GUEST_LIFE_MS)
    const token = await issueToken(db, { kind: 'guest', expiresAt })
    return { data: { guest_token: token, expired_at: Math.floor(expiresAt.getTime() / 1000) } }
  })

  serve('retoken', async ({ request, language }) => {
    const token = bearerOf(request.headers.authorization)
    const pair = token && (await renewSignIn(gateway, token))
    if (!pair) throw generalProblem('UNAUTHORIZED', language)
    return { name: 'SUCCESS' as const, data: pair }
  })

  serve('blacklist', async ({ visitor }) => {
    if (visitor.family) await endSignIn(db, visitor.family)
    return { name: 'SUCCESS' as const }
  })

  serve('login', async ({ body, request, language, refuse }) => {
    if (body.type === 'otp') {
      const { request_id: requestId, otp, new_password: newPassword } = body
      const taken = await takeCode(gateway, { requestId, code: otp, purposes: ['login'] }, refuse)
      const userId = taken.user_id ?? refuse('OTP_EXPIRED')
      if (newPassword) {
        await db
          .updateTable('users')
          .set({ password_hash: await hashPassword(newPassword) })
          .where('id', '=', userId)
          .execute()
        await endOtherSignIns(db, userId, null)
      }
      return signedIn(userId)
    }
    if (body.type === 'social') {
      const userId = await takeTicket(gateway, body.ticket, body.verifier)
      return signedIn(
        userId ?? refuse('SOCIAL_FAILED', { errors: { ticket: [STALE_TICKET[language]] } }),
      )
    }

    const identifier = identifierOf(body.username) ?? refuse('IDENTIFIER_INVALID')
    const keys = [`login:${identifier.value}`, `login-address:${request.ip}`] as const
    const [byName, byAddress] = await Promise.all(keys.map((key) => counted(db, key, now())))
    const locked =
      (byName?.count ?? 0) >= FAILURES_PER_USERNAME
        ? byName
        : (byAddress?.count ?? 0) >= FAILURES_PER_ADDRESS
          ? byAddress
          : undefined
    if (locked) refuse('LOGIN_LOCKED', { values: { minutes: minutesUntil(locked.endsAt, now()) } })

    const user = await findAccount(db, identifier)
    if (!(await isPassword(user?.password_hash, body.password)) || !user) {
      const repeat = await repeatKey(db, identifier.value, body.password)
      const { count } = await countUp(db, repeat, REPEAT_WINDOW_S, now())
      // An unknown name is counted too: the lock must not tell who has an account.
      if (count === 1)
        await Promise.all(keys.map((key) => countUp(db, key, FAILURE_WINDOW_S, now())))
      return refuse('PASSWORD_NOT_VALID')
    }
    if (identifier.type === 'email' && !user.email_verified) refuse('EMAIL_NOT_VERIFIED')
    await forgetCount(db, keys[0])
    return signedIn(user.id)
  })

  const signedIn = async (userId: string) => ({
    data: { ...(await startSignIn(gateway, userId)), user_id: userId },
  })
}

/**
 * T-06: a browser answers the refusal of a guest by sending the same again with another guest token, which is no second
 * guess. Two bytes tell it from the next one and are too few to tell what was typed; nobody outside can find guesses that
 * share them.
 */
async function repeatKey(db: Database, username: string, password: string): Promise<string> {
  const hmac = createHmac('sha256', await sharedSecret(db, 'login-repeat'))
  return `login-repeat:${username}:${hmac.update(`${username} ${password}`).digest().readUInt16BE()}`
}
