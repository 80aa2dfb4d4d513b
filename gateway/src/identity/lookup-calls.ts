import * as identityCalls from '@borong/api/identity'
import type { Gateway } from '../server/domain.ts'
import { generalProblem } from '../server/problem.ts'
import { accountOfTicket, issueAccountTicket } from './account-tickets.ts'
import { accountOf, channelsOf, findAccount, identifierOf, maskedContacts } from './accounts.ts'
import { callerOf } from './caller.ts'
import { LimitReached, minutesUntil, reserve, withinLimits } from './counters.ts'
import { passwordLimits } from './password-limits.ts'

/** C-07, C-11: the sign-in methods of an account, for a visitor who typed its email or phone number. */
export function serveLookup(gateway: Gateway): void {
  const { serve, db, config, now } = gateway

  serve(identityCalls.checkUser, async ({ query, buyerId, visitor, refuse }) => {
    const identifier = identifierOf(query.username) ?? refuse('IDENTIFIER_INVALID')
    const user = await findAccount(db, identifier)
    const isOwn = user !== undefined && user.id === buyerId
    const ticket =
      user && !isOwn ? await issueAccountTicket(gateway, user.id, visitor.tokenHash ?? '') : null
    const isEmail = identifier.type === 'email'
    const channels = channelsOf(config, user)
    return {
      data: {
        exists: user !== undefined,
        type: identifier.type,
        user_id: isOwn ? user.id : ticket,
        // For another person's account only the typed email or number is confirmed, nothing else.
        email_verified: Boolean(user?.email_verified && (isOwn || isEmail)),
        phone_verified: Boolean(user?.phone_verified && (isOwn || !isEmail)),
        has_password: Boolean(user?.password_hash),
        channels: isOwn ? channels : { ...channels, pin: false },
        ...maskedContacts(isOwn ? user : undefined),
      },
    }
  })

  serve(
    identityCalls.verificationChannels,
    async ({ params, buyerId, visitor, request, language, refuse }) => {
      // A buyer uses their own id. A guest has only the ticket of an account.
      const userId =
        buyerId || (await accountOfTicket(gateway, params.userId, visitor.tokenHash ?? ''))
      const user = userId ? await accountOf(db, userId) : undefined
      if (!user) throw generalProblem('NOT_FOUND', language)
      if (!buyerId) {
        const caller = await callerOf(gateway, request, user.id)
        const limits = passwordLimits(user.id, caller).map((limit) => ({
          ...limit,
          key: `contacts:${limit.key}`,
        }))
        const reserved = await withinLimits(db, (trx) => reserve(trx, limits, now()))
        if (reserved instanceof LimitReached)
          refuse('LOGIN_LOCKED', { values: { minutes: minutesUntil(reserved.endsAt, now()) } })
      }
      return { data: { channels: channelsOf(config, user), ...maskedContacts(user) } }
    },
  )
}
