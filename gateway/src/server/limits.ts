import type { FastifyReply } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Language } from './domain.ts'
import { generalProblem } from './problem.ts'

const WINDOW_S = 60

/** Counts a request of this key. Throws above the limit, and tells the caller when to retry. */
export type RateLimit = (
  key: string,
  answer: { reply: FastifyReply; language: Language },
) => Promise<void>

/**
 * Limits the requests of each key in a minute. The count is local to this process: it protects the shop from floods.
 * Limits that must hold across gateways (codes, passwords) are counted in the database.
 */
export function makeRateLimit(perMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_S, keyPrefix: '' })
  return async (key, { reply, language }) => {
    try {
      await limiter.consume(key)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      reply.header('retry-after', String(Math.max(1, Math.ceil(error.msBeforeNext / 1000))))
      throw generalProblem('TOO_MANY_REQUESTS', language)
    }
  }
}
