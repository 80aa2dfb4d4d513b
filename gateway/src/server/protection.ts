import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { RateLimit, sendRetryAfter } from './limits.ts'
import { generalProblem } from './problem.ts'
import { languageOf } from './serve.ts'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const

/** What holds for every request before any domain sees it: how many one address may send, what every answer says. */
export function protect(app: FastifyInstance, config: Config): void {
  // Set first, so that a page or a picture can say otherwise. Other origins get no CORS header: they are not served.
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS)
  })

  if (config.limits) {
    const byAddress = new RateLimit(config.addressLimit)
    app.addHook('onRequest', async (request, reply) => {
      const now = Date.now()
      if (byAddress.take(request.ip, now)) return
      sendRetryAfter(reply, byAddress, now)
      throw generalProblem('TOO_MANY_REQUESTS', languageOf(request))
    })
  }

  // The browser's client names JSON on every request, also on those without a body.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body as string, done)
  })
}
