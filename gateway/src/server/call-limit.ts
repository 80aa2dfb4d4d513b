import type { CallName } from '@borong/api/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { Language } from './domain.ts'
import { RateLimit, sendRetryAfter } from './limits.ts'
import { generalProblem } from './problem.ts'
import type { Visitor } from './visitor.ts'

// Calls with which an outsider could try passwords or codes, look for accounts, or make the shop send messages.
const sensitive: ReadonlySet<CallName> = new Set<CallName>([
  'login',
  'sendOtp',
  'resendOtp',
  'verifyRegister',
  'register',
  'checkUser',
  'generateOtp',
  'resendUserOtp',
  'verifyOtp',
  'verificationChannels',
  'createTender',
])

type CallLimit = (
  name: CallName,
  visitor: Visitor,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
) => void

/** Refuses a caller that asks too often: by its token, and for sensitive calls by its address. */
export function makeCallLimit(config: Config): CallLimit {
  if (!config.limits) return () => {}
  const byToken = new RateLimit(config.tokenLimit)
  const bySensitive = new RateLimit(config.sensitiveLimit)
  return (name, visitor, request, reply, language) => {
    const now = Date.now()
    // The edge reads the documents of all visitors with one guest's token, and says for whom.
    const counted =
      visitor.kind === 'guest' ? `${visitor.tokenHash} ${request.ip}` : visitor.tokenHash
    const broken =
      counted && !byToken.take(counted, now)
        ? byToken
        : sensitive.has(name) && !bySensitive.take(request.ip, now)
          ? bySensitive
          : undefined
    if (!broken) return
    sendRetryAfter(reply, broken, now)
    throw generalProblem('TOO_MANY_REQUESTS', language)
  }
}
