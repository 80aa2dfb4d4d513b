import type { Call } from '@borong/api/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { Language } from './domain.ts'
import { RateLimit, sendRetryAfter } from './limits.ts'
import { generalProblem } from './problem.ts'
import type { Visitor } from './visitor.ts'

type CallLimit = (
  call: Call,
  visitor: Visitor,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
) => void

/** Limits the calls of a caller: by its token, and sensitive calls by its address. */
export function makeCallLimit(config: Config): CallLimit {
  if (!config.limits) return () => {}
  const byToken = new RateLimit(config.tokenLimit)
  const bySensitive = new RateLimit(config.sensitiveLimit)
  return (call, visitor, request, reply, language) => {
    const now = Date.now()
    // The edge renders documents for all visitors with one guest token, and forwards the visitor's address.
    const counted =
      visitor.kind === 'guest' ? `${visitor.tokenHash} ${request.ip}` : visitor.tokenHash
    const broken =
      counted && !byToken.take(counted, now)
        ? byToken
        : call.limit === 'sensitive' && !bySensitive.take(request.ip, now)
          ? bySensitive
          : undefined
    if (!broken) return
    sendRetryAfter(reply, broken, now)
    throw generalProblem('TOO_MANY_REQUESTS', language)
  }
}
