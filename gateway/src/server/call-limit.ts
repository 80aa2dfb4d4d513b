import type { Call } from '@borong/api/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { Language } from './domain.ts'
import { makeRateLimit } from './limits.ts'
import { networkOf } from './network.ts'
import type { Visitor } from './visitor.ts'

type CallLimit = (
  call: Call,
  visitor: Visitor,
  request: FastifyRequest,
  answer: { reply: FastifyReply; language: Language },
) => Promise<void>

/** Limits the calls of a caller: by its token, and sensitive calls by its address. */
export function makeCallLimit(config: Config): CallLimit {
  if (!config.limits) return async () => {}
  const limitToken = makeRateLimit(config.tokenLimit)
  const limitSensitive = makeRateLimit(config.sensitiveLimit)
  return async (call, { kind, tokenHash }, request, answer) => {
    const network = networkOf(request.ip)
    // The edge renders documents for all visitors with one guest token, and forwards the visitor's address.
    if (tokenHash)
      await limitToken(kind === 'guest' ? `${tokenHash} ${network}` : tokenHash, answer)
    if (call.limit === 'sensitive') await limitSensitive(network, answer)
  }
}
