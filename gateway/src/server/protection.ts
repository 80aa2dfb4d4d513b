import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from './config.ts'
import { RateLimit, sendRetryAfter } from './limits.ts'
import { generalProblem } from './problem.ts'
import { languageOf } from './serve.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Comes by the dozen with every page: it must not use up the calls of all who share an address, as an office or an operator's network does. */
    isPicture?: true
  }
}

/** What a browser heeds in a document alone. */
const FOR_DOCUMENTS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  ...FOR_DOCUMENTS,
} as const

/** What holds for every request before any domain sees it: how many one address may send, what every answer says. */
export function protect(app: FastifyInstance, config: Config): void {
  // Set first, so that a page or a picture can say otherwise. Other origins get no CORS header: they are not served.
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS)
  })

  if (config.limits) {
    const byAddress = new RateLimit(config.addressLimit)
    const picturesByAddress = new RateLimit(config.pictureLimit)
    app.addHook('onRequest', async (request, reply) => {
      const now = Date.now()
      const limit = request.routeOptions.config.isPicture ? picturesByAddress : byAddress
      if (limit.take(request.ip, now)) return
      sendRetryAfter(reply, limit, now)
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

/** For what is no document and comes by the dozen: on a slow line a list's pictures would bring two kilobytes of these. */
export function withoutDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of Object.keys(FOR_DOCUMENTS)) reply.removeHeader(name)
  return reply
}
