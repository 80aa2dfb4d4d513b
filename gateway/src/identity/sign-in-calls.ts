import { DAY_MS } from '@borong/api/rules/time'
import { textOf } from '@borong/api/messages'
import * as identityCalls from '@borong/api/identity'
import { createHmac } from 'node:crypto'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { networkOf } from '../server/network.ts'
import { generalProblem } from '../server/problem.ts'
import { bearerOf, issueToken } from '../server/visitor.ts'
import { findAccount, identifierOf } from './accounts.ts'
import { callerOf } from './caller.ts'
import { LimitReached, minutesUntil } from './counters.ts'
import { countGuess } from './guesses.ts'
import { signInHere } from './devices/sign-in-here.ts'
import { takeCode } from './otp.ts'
import { ownerOfPasskey } from './passkeys/verify.ts'
import { passwordLimits } from './password-limits.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { sharedSecret } from './secrets.ts'
import { endOtherSignIns, endSignIn, renewSignIn } from './sign-ins.ts'
import { takeTicket } from './social/tickets.ts'
import { ticketMessages } from './messages.ts'

const GUEST_LIFE_MS = DAY_MS
// X-03: the buyer sees the message of the first invalid field.
/** C-02 to C-05: guest tokens, sign-in, token renewal, sign-out. */
export function serveSignIn(gateway: Gateway): void {
  const { serve, db, now } = gateway

  serve(identityCalls.authorize, async () => {
    const expiresAt = new Date(now().getTime() + GUEST_LIFE_MS)
    const token = await issueToken(db, { kind: 'guest', expiresAt })
    return { data: { guest_token: token, expired_at: Math.floor(expiresAt.getTime() / 1000) } }
  })

  serve(identityCalls.retoken, async ({ request, language }) => {
    const token = bearerOf(request.headers.authorization)
    const pair = token && (await renewSignIn(gateway, token, networkOf(request.ip)))
    if (!pair) throw generalProblem('UNAUTHORIZED', language)
    return { name: 'SUCCESS' as const, data: pair }
  })

  serve(identityCalls.blacklist, async ({ visitor }) => {
    if (visitor.family) await endSignIn(db, visitor.family)
    return { name: 'SUCCESS' as const }
  })

  serve(identityCalls.login, async ({ body, request, reply, language, refuse }) => {
    const signedIn = async (userId: string) => ({
      data: await signInHere(gateway, { request, reply, language }, userId),
    })
    if (body.type === 'otp') {
      const { request_id: requestId, otp, new_password: newPassword } = body
      const taken = await takeCode(
        gateway,
        { requestId, code: otp, purposes: ['login'], from: request },
        refuse,
      )
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
        userId ??
          refuse('SOCIAL_FAILED', { errors: { ticket: [textOf(ticketMessages.STALE, language)] } }),
      )
    }

    if (body.type === 'passkey') {
      const { challenge_id: challengeId, response } = body
      const userId = await ownerOfPasskey(gateway, { challengeId, response })
      return signedIn(userId ?? refuse('PASSKEY_INVALID'))
    }

    const identifier = identifierOf(body.username) ?? refuse('IDENTIFIER_INVALID')
    const user = await findAccount(db, identifier)
    const caller = await callerOf(gateway, request, user?.id)
    const guess = await countGuess(gateway, {
      limits: passwordLimits(identifier.value, caller),
      repeatKey: await repeatKey(db, `${identifier.value}:${caller.key}`, body.password),
    })
    if (guess instanceof LimitReached)
      return refuse('LOGIN_LOCKED', { values: { minutes: minutesUntil(guess.endsAt, now()) } })

    if (!(await isPassword(user?.password_hash, body.password)) || !user)
      return refuse('PASSWORD_NOT_VALID')
    await guess.wasRight()
    if (identifier.type === 'email' && !user.email_verified) refuse('EMAIL_NOT_VERIFIED')
    return signedIn(user.id)
  })
}

/**
 * T-06: after a refusal a browser sends the same request again with another guest token, which is no second guess.
 * Two bytes of a hash distinguish guesses and reveal no password. Without the secret no caller can find guesses with
 * the same two bytes.
 */
async function repeatKey(db: Database, guesser: string, password: string): Promise<string> {
  const hmac = createHmac('sha256', await sharedSecret(db, 'login-repeat'))
  return `login-repeat:${guesser}:${hmac.update(`${guesser} ${password}`).digest().readUInt16BE()}`
}
