import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from './config.ts'
import { isProbe } from './life.ts'
import { makeRateLimit } from './limits.ts'
import { networkOf } from './network.ts'
import { generalProblem } from './problem.ts'
import { languageOf } from './serve.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Images come by the dozen with every page, and telemetry without a visitor's doing, so they must not use up the
     * calls of all who share an address (an office, a mobile network).
     */
    limit?: 'images' | 'telemetry'
  }
}

/** The headers that matter for documents only. */
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

/** The protection of every request, before any domain: the limit per address and the security headers. */
export function protect(app: FastifyInstance, config: Config): void {
  // Set first, so that a page or an image can override them. Other origins get no CORS header: they have no access.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    // A proxy could have read the other one.
    if (namesHostTwice(request.raw.rawHeaders))
      throw generalProblem('INVALID_REQUEST', languageOf(request))
  })

  if (config.limits) {
    const limits = {
      calls: makeRateLimit(config.addressLimit),
      images: makeRateLimit(config.imageLimit),
      telemetry: makeRateLimit(config.telemetryLimit),
    }
    app.addHook('onRequest', async (request, reply) => {
      if (isProbe(request)) return
      const limit = limits[request.routeOptions.config.limit ?? 'calls']
      await limit(networkOf(request.ip), { reply, language: languageOf(request) })
    })
  }

  // The browser's client sends the JSON content type with every request, also without a body.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body as string, done)
  })
}

// Names and values alternate.
const namesHostTwice = (raw: readonly string[]) =>
  raw.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1

/**
 * Removes the document headers from frequent other replies: on a slow network, those of a list's images would take two
 * kilobytes.
 */
export function withoutDocumentHeaders(reply: FastifyReply): FastifyReply {
  for (const name of Object.keys(FOR_DOCUMENTS)) reply.removeHeader(name)
  return reply
}
