import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'
import { maskedText, maskedUrl } from './masking.ts'

// An error of the database also has the statement's parameters, and details that name rows.
const plainError = (error: Error & { code?: string }) => ({
  type: error.name,
  message: maskedText(error.message ?? ''),
  code: error.code,
  stack: maskedText(error.stack ?? ''),
})

/** A log entry has the request and its outcome, without headers and bodies. */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  serializers: {
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      url: maskedUrl(request.url),
    }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    // Under either name: an error without a serializer is written with all of its fields.
    err: plainError,
    error: plainError,
  },
})

type Leveled = FastifyBaseLogger & { isLevelEnabled(level: string): boolean }

/** One entry for each reply, at a level that depends on its status. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.statusCode
    const level = status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info'
    // Masking takes a twentieth of the work of a fast reply, so it is skipped for entries that are not logged.
    if (!(request.log as Leveled).isLevelEnabled(level)) return
    const outcome = { error: 'Error', warn: 'Warning', info: 'Success' }[level]
    request.log[level](
      { method: request.method, status, ms: Math.round(reply.elapsedTime) },
      `${outcome} hit endpoint ${maskedUrl(request.url)}`,
    )
  })
}
